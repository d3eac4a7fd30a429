// A file as something to look into, here and there.

export interface Bytes {
  size: number
  /** Fewer bytes than asked for at the end of the file, none behind it. */
  read(from: number, length: number): Promise<Buffer>
}
