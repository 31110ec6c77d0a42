type Channels = readonly [number, number, number]

/** Blends two `#rrggbb` colours; share 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first)
  const b = channels(second)
  const blend = (place: 0 | 1 | 2) => Math.round(a[place] + (b[place] - a[place]) * share)
  return `#${[blend(0), blend(1), blend(2)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The colour moved towards black. */
export const darker = (colour: string, share: number): string => mix(colour, '#0b0a0d', share)

/** The colour moved towards white. */
export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share)

/** How bright a colour looks, from 0 (black) to 1 (white). */
export function brightness(colour: string): number {
  const [red, green, blue] = channels(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** A line or thread that shows on the colour without shouting: darker on light cloth, lighter on dark cloth. */
export const against = (colour: string, share: number): string =>
  brightness(colour) > 0.28 ? darker(colour, share) : lighter(colour, share * 0.8)

function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16)
  if (!/^#[0-9a-f]{6}$/i.test(colour))
    throw new Error(`The colour "${colour}" is not readable. Expected #rrggbb.`)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
