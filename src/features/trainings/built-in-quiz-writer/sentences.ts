// Reads an English text into tagged sentences, and tells which of them a reader understands without their neighbours.
import type { ItemSentence, ItemToken, ItsFunction, PartOfSpeech, WinkMethods } from 'wink-nlp'
import { isDecorated } from '../quiz-checks.ts'

export type Token = { text: string; lower: string; space: string; pos: PartOfSpeech; lemma: string }

/** `index` counts the text's sentences, `paragraph` its blocks; `lemmas` holds those of the words that carry meaning. */
export type Sentence = { text: string; tokens: Token[]; index: number; paragraph: number; lemmas: Set<string> }

let nlp: WinkMethods | undefined

/** Loads the language data on the first call, which takes some 50 MB and 0.3 s. */
async function loadNlp() {
  if (nlp) return nlp
  const [{ default: wink }, { default: model }] = await Promise.all([import('wink-nlp'), import('wink-eng-lite-web-model')])
  nlp = wink(model, ['sbd', 'pos'])
  return nlp
}

const contentPos = new Set<PartOfSpeech>(['NOUN', 'PROPN', 'VERB', 'ADJ', 'NUM'])

/** The sentences of a text whose paragraphs, headings and list items are parted by empty lines. */
export async function readSentences(text: string): Promise<Sentence[]> {
  const { readDoc, its } = await loadNlp()
  const sentences: Sentence[] = []
  const seen = new Set<string>()
  text.split(/\n\s*\n/).forEach((block, paragraph) => {
    // The library takes seconds over a "word" of thousands of letters.
    readDoc(
      block
        .replace(/\S{60,}/g, '…')
        .replace(/\s+/g, ' ')
        .trim(),
    )
      .sentences()
      .each((item: ItemSentence) => {
        const tokens: Token[] = []
        item.tokens().each((token: ItemToken) => {
          const value = token.out()
          const space = tokens.length ? token.out(its.precedingSpaces) : ''
          const pos = token.out(its.pos) as PartOfSpeech
          tokens.push({ text: value, lower: value.toLowerCase(), space, pos, lemma: token.out(its.lemma as ItsFunction<string>) })
        })
        const lemmas = new Set(tokens.filter((token) => contentPos.has(token.pos) && token.text.length > 2).map((token) => token.lemma))
        const text = write(tokens)
        // A sentence that comes twice, as in a summary, is read once.
        if (seen.has(text)) return
        seen.add(text)
        sentences.push({ text, tokens, index: sentences.length, paragraph, lemmas })
      })
  })
  return sentences
}

export function write(tokens: Token[]) {
  return tokens
    .map((token) => token.space + token.text)
    .join('')
    .trim()
}

/** Whether a text is English: a fifth of its words or more are the commonest English ones, and nearly all are in Latin letters. */
export function isEnglish(text: string) {
  const words = text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? []
  const common = words.filter((word) => commonWords.has(word)).length
  const plain = words.filter((word) => /^[a-z’']+$/.test(word)).length
  return words.length > 0 && common / words.length >= 0.2 && plain / words.length >= 0.9
}

const commonWords = new Set(
  'the of and to a in is it that was for on with as his he be at by this from or had not are but have an they which one you were her all their there been has will more when who would no if'.split(
    ' ',
  ),
)

// Words that lean on the sentence before when they open one.
const leaningOpeners = new Set(
  (
    'it he she they we this that these those such here there so but and or nor yet then thus hence also another both either neither each however instead ' +
    'therefore meanwhile otherwise moreover furthermore similarly likewise nevertheless still again afterwards later next finally other others ' +
    'his her its their him them most many some few none all only too first second third fourth fifth last one two same perhaps by over'
  ).split(' '),
)
// Words that point outside the sentence wherever they stand.
const pointers = new Set('this these those such here above below following latter former aforementioned therefore however'.split(' '))
const thirdPerson = new Set('he she they him her them his their its it himself herself themselves itself'.split(' '))

/** Whether a sentence is whole, of a good length, and understood without its neighbours. */
export function standsAlone({ text, tokens }: Sentence) {
  const words = tokens.filter((token) => /[\p{L}\p{N}]/u.test(token.text))
  if (words.length < 8 || words.length > 30) return false
  if (!/^["“'‘]?[A-Z]/.test(text) || !/[.]["”'’)]?$/.test(text) || /[!?…_]|\.\.\./.test(text)) return false
  if (!pairsUp(text) || isDecorated(text)) return false
  if (!tokens.some((token) => token.pos === 'VERB' || token.pos === 'AUX')) return false
  if (leaningOpeners.has(words[0]!.lower) || words.some((word) => pointers.has(word.lower))) return false
  return (
    !/ so[.,]| (of|in|at|on|for) that /.test(text) && tokens.every((token, i) => !thirdPerson.has(token.lower) || isNamedBefore(tokens, i))
  )
}

/**
 * Whether a pronoun can mean someone or something that its sentence has named. "The apostle met him" cannot: an object is never its
 * own clause's subject, so it takes a second noun, or a clause between.
 */
function isNamedBefore(tokens: Token[], i: number) {
  const before = tokens.slice(0, i)
  const isReference = (j: number) => /^\d/.test(tokens[j + 1]?.text ?? '')
  const named = before.filter((token, j) => /^(NOUN|PROPN)$/.test(token.pos) && !isReference(j)).length
  if (!named) return false
  const isObject = objects.has(tokens[i]!.lower) && !/^(NOUN|ADJ)$/.test(tokens[i + 1]?.pos ?? '')
  return (
    !isObject || named > 1 || before.some((token) => /^(,|;|:|who|which|that|when|and|but|because|if|as|before|after)$/.test(token.lower))
  )
}

const objects = new Set('him her them it'.split(' '))

function pairsUp(text: string) {
  const count = (mark: RegExp) => text.match(mark)?.length ?? 0
  return count(/"/g) % 2 === 0 && count(/“/g) === count(/”/g) && count(/\(/g) === count(/\)/g)
}
