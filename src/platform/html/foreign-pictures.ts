// The pictures of a text. One from another host tells that host who reads the text: in texts for many churches it is replaced by a link.

const tags = /<(?:a |img )[^>]*>|<\/a>/g
const attribute = (tag: string, name: string) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1]

const addressIn = (picture: string) => (attribute(picture, 'src') ?? '').replaceAll('&amp;', '&')

/** The addresses of the pictures in clean HTML. */
export const picturesOf = (clean: string): string[] => Array.from(clean.matchAll(/<img [^>]*>/g), ([picture]) => addressIn(picture))

/**
 * Clean HTML (sanitize.ts: `<`, `>` and quotes stand for themselves in tags alone), with each picture that is not ours as a link to it, no
 * longer than `most` characters: where a link would not fit, or stands in another one, it is the picture's name, or gone.
 */
export function linkForeignPictures(clean: string, isOurs: (address: string) => boolean, most: number): string {
  let room = most - clean.length
  let isInLink = false
  return clean.replace(tags, (tag) => {
    if (!tag.startsWith('<img ')) {
      isInLink = tag !== '</a>'
      return tag
    }
    const address = attribute(tag, 'src') ?? ''
    if (isOurs(addressIn(tag))) return tag
    const name = attribute(tag, 'alt') || (URL.parse(address)?.host ?? '')
    const link = isInLink ? name : `<a href="${address}" rel="noopener noreferrer nofollow">${name}</a>`
    const kept = [link, name, ''].find(({ length }) => length - tag.length <= room) ?? ''
    room -= kept.length - tag.length
    return kept
  })
}
