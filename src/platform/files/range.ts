// Which part of a file a `Range` header asks for.

/** Both ends are inclusive and lie within the file. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a `Range` header for something of `size` bytes (RFC 9110, section 14.1.2 and 14.2).
 * `undefined`: answer with the whole; so too for a header that is malformed, in another unit or asks for several parts, all of which
 * the standard lets a server ignore. `'unsatisfiable'`: answer 416 with `Content-Range: bytes *\/SIZE`.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^\s*bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (first === '') {
    const start = Math.max(0, size - Number(last))
    return start < size ? { start, end: size - 1 } : 'unsatisfiable'
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) } : 'unsatisfiable'
}
