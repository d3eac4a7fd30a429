/** Why an organization cannot be imported: nothing has been changed. */
export class CannotImport extends Error {
  override readonly name = 'CannotImport'
}
