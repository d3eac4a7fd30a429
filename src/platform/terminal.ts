// What is printed for an operator: signs that a terminal would obey (colours, titles, cursor, clipboard), or that turn the direction of what
// follows, stand there as they are written in JSON, `\u001b`. Names and texts from long ago may hold some.

const OBEYED = '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u206f\\ufff9-\\ufffb]'
const RAW = new RegExp(OBEYED, 'g')
const written = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A text that a terminal shows and does not obey. JSON stays the same JSON. Line ends and tabs stay, as what is printed has some of its own. */
export const forTerminal = (text: string): string => text.replace(RAW, written)

/** The same for somebody's words within a line. */
export const onOneTerminalLine = (text: string): string => forTerminal(text).replaceAll('\n', '\\n')

const IN_JSON = new RegExp(`\\\\\\\\|\\\\(?:u(?:00[01][\\da-f]|00[7-9][\\da-f]|20[26][\\da-f]|fff[9ab])|[bfr])|${OBEYED}`, 'gi')

/** JSON whose texts will be printed by who reads it: what is written as `\u001b` in it would become the sign itself again. */
export const forJsonReaders = (json: string): string =>
  json.replace(IN_JSON, (sign) => (sign === '\\\\' ? sign : `\\${sign.startsWith('\\') ? sign : written(sign)}`))
