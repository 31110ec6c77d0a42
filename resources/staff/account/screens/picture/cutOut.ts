import { squareOf, type Window } from './window.ts'

/** Draws what of a picture is kept, as large as the canvas. */
export function drawWindow(canvas: HTMLCanvasElement, bitmap: ImageBitmap, window: Window): void {
  const { left, top, side } = squareOf(window, bitmap)
  const brush = canvas.getContext('2d')
  if (!brush) return
  brush.imageSmoothingQuality = 'high'
  // What is see-through would turn black in a format without it.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** What the canvas shows, as base64: WebP, or JPEG of a browser that writes none. */
export function cutOut(canvas: HTMLCanvasElement): string {
  const webp = canvas.toDataURL('image/webp', 0.9)
  const url = webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', 0.9)
  return url.slice(url.indexOf(',') + 1)
}
