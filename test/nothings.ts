// Texts of which nobody sees anything.

/** As they came from people and from those who try: spaces and joiners of no width, Hangul and Braille fillers, marks, tags, overrides. */
export const nothings = [
  '',
  ' \n',
  '\u200b',
  '\u2060',
  '\u3164',
  '\u00ad',
  '\u115f',
  '\u2800',
  '\u202e',
  '\u{e0041}',
  '\u200d\u200d',
  '\u034f',
  '\u180e',
  '\ufe0f',
  '\u0301',
  '\u20e3',
  '\uffa0',
  '\ufeff\u0007',
  '\u3164 \u0308\u2800',
]
