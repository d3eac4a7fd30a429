// The words of a topic that say what it is about.

/** Words that people write around their topic: "learning to pray", "knowing God better". */
const fillers = new Set(
  'learn learning grow growing become becoming understand understanding know knowing better other others people want help more how what who my me life new deeper'.split(
    ' ',
  ),
)

/** Its words in lower case, each once, without fillers; when it has nothing else, with them. */
export function tellingWords(topic: string): string[] {
  const words = [...new Set(topic.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))]
  const telling = words.filter((word) => !fillers.has(word))
  return telling.length > 0 ? telling : words
}
