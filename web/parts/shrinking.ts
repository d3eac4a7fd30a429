// A picture as large as it is needed, before it is sent: photos from a phone have some ten megabytes.

/** The picture upright, at most `edge` pixels wide and high, as JPEG without what the camera wrote in it. Rejects what is no picture. */
export async function shrunk(file: Blob, edge: number): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)))
  const context = canvas.getContext('2d')!
  context.fillStyle = 'white' // JPEG has no see-through
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
}
