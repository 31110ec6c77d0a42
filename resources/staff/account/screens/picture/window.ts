/** The square of a picture that is kept: how much nearer than the whole, and where it lies in what is left and right, above and below. */
export interface Window {
  /** From 1, as large as fits, to `nearest`. */
  readonly zoom: number
  /** From 0 to 1. */
  readonly x: number
  readonly y: number
}

export const whole: Window = { zoom: 1, x: 0.5, y: 0.5 }

export const nearest = 4

/** Of the width of the square, what one press of an arrow key moves it by. */
const step = 0.05

interface Size {
  readonly width: number
  readonly height: number
}

/** The square in pixels of the picture. */
export function squareOf({ zoom, x, y }: Window, { width, height }: Size) {
  const side = Math.min(width, height) / zoom
  return { left: x * (width - side), top: y * (height - side), side }
}

/** The window moved by a part of its own width and height; it never leaves the picture. */
export function moved(window: Window, size: Size, across: number, down: number): Window {
  const { left, top, side } = squareOf(window, size)
  const along = (at: number, by: number, length: number, known: number) =>
    length > side ? within((at + by * side) / (length - side), 0, 1) : known
  return {
    ...window,
    x: along(left, across, size.width, window.x),
    y: along(top, down, size.height, window.y),
  }
}

/** The window nearer or farther, about the same middle. */
export function zoomed(window: Window, size: Size, zoom: number): Window {
  const before = squareOf(window, size)
  const next = { ...window, zoom: within(zoom, 1, nearest) }
  const { side } = squareOf(next, size)
  const at = (start: number, length: number, known: number) =>
    length > side ? within((start + (before.side - side) / 2) / (length - side), 0, 1) : known
  return { ...next, x: at(before.left, size.width, next.x), y: at(before.top, size.height, next.y) }
}

/** What a key does to the window; undefined for keys that do nothing. */
export function pressed(window: Window, size: Size, key: string): Window | undefined {
  if (key === 'ArrowLeft') return moved(window, size, -step, 0)
  if (key === 'ArrowRight') return moved(window, size, step, 0)
  if (key === 'ArrowUp') return moved(window, size, 0, -step)
  if (key === 'ArrowDown') return moved(window, size, 0, step)
  if (key === '+' || key === '=') return zoomed(window, size, window.zoom * 1.1)
  return key === '-' ? zoomed(window, size, window.zoom / 1.1) : undefined
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
