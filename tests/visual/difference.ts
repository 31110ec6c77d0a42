import type { SmallPicture } from './picture.ts'

/** Small pixels along each side of the squares that are compared: 24 pixels of the screen. */
const side = 6

/** How far the mean of a square may be away, in any of its colours, of 255. */
const tolerance = 14

/** How many small pixels a page may be longer or shorter: what a rounded line height adds up to. */
const room = 2

/**
 * What is different between two pictures of a page, in words; undefined where they are alike. Squares are compared by their mean
 * colour, so it is noticed when a part is missing, elsewhere, of another size or of another colour, and not when a single letter is
 * another one or a hairline is a shade lighter.
 */
export function difference(before: SmallPicture, now: SmallPicture): string | undefined {
  if (before.width !== now.width || Math.abs(before.height - now.height) > room)
    return `is ${now.width} × ${now.height} small pixels; ${before.width} × ${before.height} were expected`
  const places: string[] = []
  const height = Math.min(before.height, now.height)
  for (let y = 0; y + side <= height; y += side) {
    for (let x = 0; x + side <= before.width; x += side) {
      if (apart(meanOf(before, x, y), meanOf(now, x, y)) > tolerance) places.push(`${x * 4},${y * 4}`)
    }
  }
  if (places.length === 0) return undefined
  const more = places.length > 4 ? ` and ${places.length - 4} further places` : ''
  return `looks different at ${places.slice(0, 4).join(' · ')}${more}`
}

type Colour = readonly [number, number, number]

function meanOf({ pixels, width }: SmallPicture, left: number, top: number): Colour {
  const sum = [0, 0, 0] as [number, number, number]
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) {
      for (const channel of [0, 1, 2] as const) sum[channel] += pixels[(y * width + x) * 3 + channel] ?? 0
    }
  }
  return sum.map((each) => each / side ** 2) as unknown as Colour
}

const apart = (a: Colour, b: Colour) =>
  Math.max(...a.map((each, channel) => Math.abs(each - (b[channel] ?? 0))))
