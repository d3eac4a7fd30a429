// What an upload is, told from its bytes: a 422 on `file` for whatever is not wanted, or has a name of another kind. `whose`: who sent it; of one
// person's one is looked at after the other.
import type { AudioKind } from '#platform/files/audio/bytes.ts'
import { examineAudio } from '#platform/files/audio/detect.ts'
import { cleanFilename, extensionFits, type FileKind } from '#platform/files/names.ts'
import { examinePdf } from '#platform/files/pdf.ts'
import { makeAvatar, makeLogo, makePicture, makeVersions } from '#platform/files/pictures.ts'
import { type FieldError, invalid } from '#platform/http/errors.ts'
import type { ReceivedFile } from '#platform/http/multipart.ts'

export const invalidFile = (error: FieldError) => invalid({ file: [error] })

/** A sound of one of these kinds. */
export async function requireAudio(file: ReceivedFile, whose: number, kinds: readonly AudioKind[]): Promise<AudioKind> {
  const { kind, fault } = await examineAudio(file.path, whose)
  if (fault) throw invalidFile({ ...fault, kinds })
  if (!kinds.includes(kind)) throw invalidFile({ rule: 'sound_kind_not_taken', kind, kinds })
  requireFittingName(file, kind)
  return kind
}

/** A PDF that opens without a password. */
export async function requirePdf(file: ReceivedFile, whose: number): Promise<'pdf'> {
  const { fault } = await examinePdf(file.path, whose)
  if (fault) throw invalidFile(fault)
  requireFittingName(file, 'pdf')
  return 'pdf'
}

/** A picture, made square and small. */
export const requireAvatar = async ({ path }: ReceivedFile, whose: number) => required(await makeAvatar(path, whose))

/** A picture, made small. */
export const requireLogo = async ({ path }: ReceivedFile, whose: number) => required(await makeLogo(path, whose))

/** A picture in up to three widths, the narrowest first. */
export const requireVersions = async ({ path }: ReceivedFile, whose: number) => required(await makeVersions(path, whose))

/** A picture for a text, as large as a page shows it. */
export const requirePicture = async ({ path }: ReceivedFile, whose: number) => required(await makePicture(path, whose))

function required<Made>(made: Made | undefined): Made {
  if (!made) throw invalidFile({ rule: 'not_a_picture', kinds: ['jpeg', 'png', 'webp'] })
  return made
}

function requireFittingName({ filename }: ReceivedFile, kind: FileKind) {
  if (!extensionFits(kind, cleanFilename(filename))) throw invalidFile({ rule: 'name_does_not_fit', kind })
}
