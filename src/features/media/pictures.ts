// Pictures within what is offered to everyone: uploads of ours stay, others become links.
import { linkForeignPictures } from '#platform/html/foreign-pictures.ts'
import { mediaKeyOf } from './addresses.ts'

/** As long as the fields are that hold it. */
const MOST = 100_000

export const forEveryone = (publicUrl: string, html: string) =>
  linkForeignPictures(html, (address) => mediaKeyOf(publicUrl, URL.parse(address)?.href ?? '') !== undefined, MOST)
