// What the kinds of files are called, in every language.

/** `mp3` as people write it: MP3. */
export const kindOfFile = (kind: string) => (kind === 'webp' ? 'WebP' : kind.toUpperCase())
