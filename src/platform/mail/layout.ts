// How e-mails look: described once, written as HTML that adapts to phones and dark mode, and as plain text. No images, no tracking,
// nothing loaded from elsewhere. Its language and direction are those of its words; what people wrote has its own direction.
import { directionOf, type Words } from '#words/languages.ts'
import { escapeHtml } from '../html/escape.ts'

export interface MailContent {
  subject: string
  /** The sender's name at the top. */
  masthead?: string
  /** Who is greeted; left out where the address may be somebody else's. */
  name?: string | undefined
  /** A quote is what a person wrote; it stands out, and keeps its lines. */
  paragraphs: readonly (string | { quote: string })[]
  action?: { label: string; url: string }
  /** Why one gets this mail. */
  footer?: string
  /** Works without signing in, and with one click (RFC 8058): the address takes GET from people and POST from mail programs. */
  unsubscribeUrl?: string
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** What goes into a message beside its recipient, in the language of these words. Throws when a link is not http or https. */
export function render(content: MailContent, words: Words): RenderedMail {
  return {
    subject: content.subject,
    text: asText(content, words),
    html: asHtml(content, words),
    headers: unsubscribeHeaders(content.unsubscribeUrl),
  }
}

const greetingOf = ({ name }: MailContent, { service: { mails } }: Words) => (name ? mails.greeting({ name }) : mails.greeting_without_name)

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (!url) return {}
  return { 'List-Unsubscribe': `<${link(url)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function link(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw new Error(`An e-mail can't link to ${JSON.stringify(text)}`)
  return url.href
}

const WIDTH = 72

function asText(content: MailContent, words: Words): string {
  const { paragraphs, action, footer, unsubscribeUrl } = content
  const blocks = [greetingOf(content, words), ...paragraphs].map((part) => (typeof part === 'string' ? wrap(part) : wrap(part.quote, '> ')))
  if (action) blocks.push(`${wrap(`${action.label}:`)}\n${link(action.url)}`)
  const small = [footer && wrap(footer), unsubscribeUrl && `${words.service.mails.unsubscribe}: ${link(unsubscribeUrl)}`].filter(Boolean)
  // "-- " starts what mail programs take for a signature (RFC 3676) and leave out of replies.
  if (small.length > 0) blocks.push(`-- \n${small.join('\n')}`)
  return `${blocks.join('\n\n')}\n`
}

/** Breaks lines between words; a word that is too long for a line, such as a link, stays whole. */
function wrap(text: string, prefix = ''): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => wrapLine(line, prefix))
    .join('\n')
}

function wrapLine(text: string, prefix: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line && prefix.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line].map((each) => (prefix + each).trimEnd()).join('\n')
}

const withLines = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const BODY = `${FONT};font-size:16px;line-height:1.6;color:#1f2933`
// Mail programs that know no dark mode of their own invert colours themselves; the others take these.
const DARK = `
    :root { color-scheme: light dark; supported-color-schemes: light dark }
    @media (prefers-color-scheme: dark) {
      .page { background: #14181c !important }
      .card { background: #1e242a !important; border-color: #323b44 !important }
      .ink { color: #e6eaee !important }
      .pale { color: #9aa6b2 !important }
      .quote { color: #c8d1da !important; border-color: #5b87b5 !important; background: #252d35 !important }
      .button { background: #7fb0e0 !important; color: #10202f !important }
    }
    @media (max-width: 480px) { .card { padding: 24px 20px !important } .small { padding: 16px 20px !important } }`

/**
 * Tables and inline styles, because Outlook and Gmail understand little else; webmail drops the `html` and `body`, so that the outer table says the
 * language and direction again. `dir="auto"` follows what people wrote.
 */
function asHtml(content: MailContent, words: Words): string {
  const { subject, masthead, paragraphs, action, footer, unsubscribeUrl } = content
  const direction = `lang="${words.language}" dir="${directionOf(words.language)}"`
  const parts = [
    masthead &&
      `<p class="pale" dir="auto" style="margin:0 0 20px;${FONT};font-size:14px;font-weight:600;color:#616e7c">${escapeHtml(masthead)}</p>`,
    `<p class="ink" style="margin:0 0 16px;${BODY};font-weight:600">${withLines(greetingOf(content, words))}</p>`,
    ...paragraphs.map((part) => (typeof part === 'string' ? paragraph(part) : quote(part.quote))),
    action && button(action),
  ]
  const small = [
    footer && withLines(footer),
    unsubscribeUrl &&
      `<a class="pale" href="${escapeHtml(link(unsubscribeUrl))}" style="color:#616e7c">${words.service.mails.unsubscribe}</a>`,
  ]
  const smallPrint = small.filter(Boolean).join('<br>')
  return `<!doctype html>
<html ${direction}>
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <title>${escapeHtml(subject)}</title>
  <style>${DARK}
  </style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f4f7">
<table role="presentation" class="page" ${direction} width="100%" cellpadding="0" cellspacing="0" style="background:#f2f4f7"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:start">
<tr><td class="card" style="padding:36px 40px;background:#ffffff;border:1px solid #e1e6eb;border-radius:12px">
${parts.filter(Boolean).join('\n')}
</td></tr>
${smallPrint && `<tr><td class="pale small" style="padding:16px 40px;${FONT};font-size:13px;line-height:1.5;color:#616e7c">${smallPrint}</td></tr>`}
</table>
</td></tr></table>
</body>
</html>
`
}

const paragraph = (text: string) => `<p class="ink" style="margin:0 0 16px;${BODY}">${withLines(text)}</p>`

const quote = (text: string) =>
  `<blockquote class="quote" dir="auto" style="margin:0 0 16px;padding:12px 16px;border-inline-start:3px solid #2f6299;border-radius:6px;background:#f5f8fb;${BODY};color:#3e4c59">${withLines(text)}</blockquote>`

function button({ label, url }: { label: string; url: string }): string {
  const style = `display:inline-block;padding:12px 24px;border-radius:8px;background:#2f6299;${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none`
  return `<p style="margin:24px 0 8px"><a class="button" href="${escapeHtml(link(url))}" style="${style}">${escapeHtml(label)}</a></p>`
}
