// The names of fields as sentences write them. In English they are the words of the names themselves: `group_id` is "group id".

export const fields: Readonly<Record<string, string>> = {}
