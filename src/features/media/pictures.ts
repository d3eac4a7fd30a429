// Pictures within texts. Uploads of ours are kept as long as a text shows them; in what is offered to everyone, pictures of others become links.
import type { Db } from '#platform/db/database.ts'
import { isFileKey } from '#platform/files/names.ts'
import { linkForeignPictures, picturesOf } from '#platform/html/foreign-pictures.ts'
import { addError, type FieldErrors } from '#platform/http/errors.ts'
import { mediaKeyOf } from './addresses.ts'
import { usePictures } from './queries.ts'

/** As long as the fields are that hold it. */
const MOST = 100_000

const keyOf = (publicUrl: string, address: string) => mediaKeyOf(publicUrl, URL.parse(address)?.href ?? '')

export const forEveryone = (publicUrl: string, html: string) =>
  linkForeignPictures(html, (address) => keyOf(publicUrl, address) !== undefined, MOST)

export interface TextWithPictures {
  html: string
  /** As it was sent; null where it stays as it was. */
  field: string | null
}

interface Showing {
  organizationId: number
  publicUrl: string
  /** Keys of those that were shown before. */
  shown: readonly string[]
}

/**
 * Takes into use what some texts show of our uploads, and gives their keys: `saveShownPictures` saves that they are shown. A text shows
 * pictures of its own organization alone: another that lies here is an error of the text’s field.
 */
export async function takePictures(
  tx: Db,
  texts: readonly TextWithPictures[],
  { organizationId, publicUrl, shown }: Showing,
  errors: FieldErrors,
): Promise<string[]> {
  const found = texts.map(({ html, field }) => ({ field, pictures: picturesOf(html) }))
  const keys = found.flatMap(({ pictures }) => pictures.map(keyInPath)).filter((key) => key !== undefined)
  const taken = await usePictures(tx, keys, organizationId, shown)
  for (const { field, pictures } of found) {
    const ours = pictures.map((address) => keyOf(publicUrl, address)).filter((key) => key !== undefined)
    if (field !== null && ours.some((key) => !taken.has(key))) addError(errors, field, { rule: 'picture_not_there' })
  }
  return [...taken]
}

/** Wherever the service was reached when the text was written: it may have had another name. */
function keyInPath(address: string): string | undefined {
  const key = /^\/media\/([^/]+)$/.exec(URL.parse(address)?.pathname ?? '')?.[1]
  return key !== undefined && isFileKey(key) ? key : undefined
}
