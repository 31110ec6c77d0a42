const longest = 320

/** The picture with its longer side at most so many pixels, as WebP. */
export async function shrunk(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8))
  return blob ? new File([blob], file.name.replace(/\.\w+$/, '.webp'), { type: blob.type }) : file
}
