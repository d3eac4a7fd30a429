// What the API reference says first.
export const title = 'Discipleship Management Service'
export const introduction = `With this API churches run their discipleship programmes: groups, posts, prayer, challenges, trainings, journals and more.

Sign in with \`POST /login\` and send the token with every other request. Bodies are JSON. Timestamps are ISO 8601 in UTC with six decimals,
dates are \`YYYY-MM-DD\`. An optional field that is null or empty counts as left out; a change clears by it what can be empty. What an answer calls a field is taken in a request too (\`purpose\` for \`description\`); fields that an operation does not know are named in \`X-Unknown-Fields\`. Errors carry a \`message\` for people and a \`code\` to branch on, which is the \`error_type\` where there is one. A 422 names the fields: in \`errors\` for people, in \`codes\` as rules with their values.
Sentences are in English, German, Spanish or Arabic: the user’s \`locale\`, else \`Accept-Language\`, else the organization’s \`locale\`. \`Content-Language\` says which. Codes and rules never change with it.
A text that shows nothing counts as empty. Names and titles stand on one line: line breaks become blanks, controls and what turns the direction of writing are left out. Limits count the characters of what is stored.
Any POST may carry an \`Idempotency-Key\`: the same request with the same key is done once, and answered the same for 24 hours. An answer with an \`ETag\` may be changed with \`If-Match\`, which refuses (412) where somebody else changed it meanwhile. Every list has a weak one: asked with \`If-None-Match\`, a list that is still the same is not sent again (304). From 8 KB on an answer comes compressed where \`Accept-Encoding\` has \`br\` or \`gzip\`, but never one that may carry a secret.`

/** The parts of the API reference. */
export const tags = {
  Accounts: 'Signing in and out, your account, its sign-ins and its password.',
  Organizations: 'Your churches: their people, roles, invitations, settings and audit log.',
  Groups: 'Regular groups that people join, and global groups that everybody in the organization belongs to.',
  'Join requests': 'Asking to join a closed group, and deciding on such requests.',
  Meetings: 'When groups meet, who comes and who came, and people’s own calendars.',
  Posts: 'Posts in groups, with comments, likes, blocks and reports.',
  'Prayer requests': 'Asking for prayer, anonymously if you wish; leaders review requests before they are shared.',
  'One to one': 'A mentor walks with somebody: asking, agreeing, steps that both take, and notes that nobody else reads.',
  Waiting: 'What waits for your decision, over all your groups and organizations.',
  Notifications: 'Your notifications, the devices that get pushes, and your preferences.',
  Challenges: 'Things to do for a number of days, with points and badges.',
  Badges: 'What completed challenges earn.',
  Trainings: 'What people learn: modules, quizzes, assignments and certificates. Addresses and fields call a training a qualification.',
  Journal: 'Private entries that only their author can read.',
  Journey: 'What you do day by day, with streaks and recommendations.',
  Onboarding: 'A survey, a guided or self-made journey, and XP and levels.',
  'API keys': 'With which the programs of a church call.',
  'For programs':
    'What programs read and write with an API key. Nobody is signed in there: these operations take nothing but a key, and keys open nothing else.',
  Live: 'What concerns you, told as it happens.',
  Webhooks: 'What happens in an organization, sent to a program of its own.',
  'Personal data': 'Exporting or erasing everything about yourself.',
}
