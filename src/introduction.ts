// What the API reference says first.
export const title = 'Discipleship Management Service'
export const introduction = `With this API churches run their discipleship programmes: groups, posts, prayer, challenges, trainings, journals and more.

Sign in with \`POST /login\` and send the token with every other request. Bodies are JSON. Timestamps are ISO 8601 in UTC with six decimals,
dates are \`YYYY-MM-DD\`. An optional field that is null or empty counts as left out; a change clears by it what can be empty. Errors carry a \`message\` for people and a \`code\` to branch on, which is the \`error_type\` where there is one. A 422 names the fields: in \`errors\` for people, in \`codes\` as rules with their values.
Sentences are in English, German, Spanish or Arabic: the user’s \`locale\`, else \`Accept-Language\`, else the organization’s \`locale\`. \`Content-Language\` says which. Codes and rules never change with it.
A text that shows nothing counts as empty. Names and titles stand on one line: line breaks become blanks, controls and what turns the direction of writing are left out. Limits count the characters of what is stored.
Any POST may carry an \`Idempotency-Key\`: the same request with the same key is done once, and answered the same for 24 hours. An answer with an \`ETag\` may be changed with \`If-Match\`, which refuses (412) where somebody else changed it meanwhile.`
