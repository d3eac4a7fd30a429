// Makes data of docs/guide, which is written in Markdown: each topic in each language is a file of its own, which the app reads when it is opened.
import { basename } from 'node:path'
import { lexer, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { Block, Inline, Topic } from './features/help/topics.ts'

export function guide(): Plugin {
  return {
    name: 'guide',
    transform: {
      filter: { id: /\/docs\/guide\/[a-z]+\/[a-z-]+\.md$/ },
      handler: (markdown) => ({ code: `export default ${JSON.stringify(topicFrom(markdown))}`, moduleType: 'js' }),
    },
  }
}

/** A heading, a sentence on what it is about, and what stands below. Whatever the app could not show is an error. */
export function topicFrom(markdown: string): Topic {
  const [title, about, ...blocks] = lexer(markdown).filter(({ type }) => type !== 'space')
  if (!is<Tokens.Heading>(title, 'heading') || title.depth !== 1) throw new Error('A topic begins with its title')
  if (!is<Tokens.Paragraph>(about, 'paragraph')) throw new Error('After its title a topic says what it is about')
  return { title: title.text, about: about.text, blocks: blocks.map(blockFrom) }
}

function blockFrom(token: Token): Block {
  if (is<Tokens.Heading>(token, 'heading') && token.depth === 2) return { is: 'heading', text: token.text }
  if (is<Tokens.Paragraph>(token, 'paragraph')) return { is: 'paragraph', text: inlineFrom(token.tokens) }
  if (is<Tokens.List>(token, 'list'))
    return { is: token.ordered ? 'steps' : 'list', items: token.items.map(({ tokens }) => tokens.flatMap(itemFrom)) }
  throw new Error(`The guide shows no ${token.type}: ${token.raw}`)
}

function itemFrom(token: Token): Inline[] {
  if (is<Tokens.Text>(token, 'text')) return inlineFrom(token.tokens ?? [])
  throw new Error(`An item of the guide's lists is one line: ${token.raw}`)
}

const inlineFrom = (tokens: readonly Token[]): Inline[] =>
  tokens.map((token): Inline => {
    if (is<Tokens.Text>(token, 'text') && !token.tokens) return token.text
    if (is<Tokens.Strong>(token, 'strong')) return { is: 'name', text: inlineFrom(token.tokens) }
    if (is<Tokens.Link>(token, 'link')) return { is: 'link', to: addressFrom(token.href), text: token.text }
    throw new Error(`The guide shows no ${token.type}: ${token.raw}`)
  })

/** Topics lead to each other as files do, so that their links work where the files are read, too. */
const addressFrom = (href: string) => (href.endsWith('.md') ? `/help/${basename(href, '.md')}` : href)

const is = <Wanted extends Token>(token: Token | undefined, type: Wanted['type']): token is Wanted => token?.type === type
