// A file as something to look into, here and there.

export interface Bytes {
  size: number
  /** Fewer bytes than asked for at the end of the file, none behind it. */
  read(from: number, length: number): Promise<Buffer>
}

export type AudioKind = 'mp3' | 'wav' | 'm4a' | 'aac' | 'ogg'

/** What a file is, or in a sentence why it is none of them. */
export type Examined = { kind: AudioKind; fault?: never } | { kind?: never; fault: string }
