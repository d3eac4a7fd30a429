// The names of fields as sentences write them.

export const fields: Readonly<Record<string, string>> = {}
