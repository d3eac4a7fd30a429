// The words of a topic that matter for matching.

/** Words that people write around their topic: "learning to pray", "knowing God better". */
const fillers = new Set(
  (
    'learn learning grow growing become becoming understand understanding know knowing better other others people want help more how what who my me life new deeper ' +
    'lernen wachsen werden verstehen kennen kennenlernen besser andere anderen anderer menschen möchte will hilfe helfen mehr wie was wer mein meine meinen leben neu neue tiefer ' +
    'aprender crecer creciendo entender comprender conocer conociendo mejor otros otras personas gente quiero ayuda ayudar más cómo qué quién mi mis vida nuevo nueva profundo ' +
    'تعلم التعلم أتعلم نمو النمو فهم معرفة أفضل الآخرين الناس أريد مساعدة المزيد كيف ماذا من حياة حياتي جديد جديدة ' +
    '学习 學習 学ぶ 成长 成長 如何 怎样 怎么 怎麼 认识 認識 了解 更好 我们 我們 การ ของ ที่ และ'
  ).split(' '),
)

/** Scripts that write no blanks between words; a dictionary knows where they end. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const dictionary = new Intl.Segmenter('en', { granularity: 'word' })

/** The words of a run of signs; single ones are mostly particles, and where there is nothing else the run is one word. */
function wordsOf(run: string): string[] {
  if (!WITHOUT_BLANKS.test(run)) return [run]
  const words = [...dictionary.segment(run)].map(({ segment }) => segment).filter((word) => [...word].length > 1)
  return words.length > 0 ? words : [run]
}

/** Its words in lower case, each once, without fillers; when it has nothing else, with them. */
export function significantWords(topic: string): string[] {
  const runs = topic.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const words = [...new Set(runs.flatMap(wordsOf))]
  const significant = words.filter((word) => !fillers.has(word))
  return significant.length > 0 ? significant : words
}
