/** The two text colours that a freely coloured bar may carry. */
const darkText = '#0b1220'
export const lightText = '#ffffff'

type Rgb = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb`; anything else is not a colour here (no transparency in a bar). */
export function parseColour(text: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const hex = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : text
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return undefined
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16)
  return [part(1), part(3), part(5)]
}

/** WCAG's contrast of two colours, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/**
 * The colour of text on a bar of the given colour: dark above a brightness of 130, else light; where that pair does not
 * reach 4.5:1 the other one, and where neither does, black or white, one of which always does.
 */
export function textOn(background: string): string | undefined {
  const colour = parseColour(background)
  if (!colour) return undefined
  const [red, green, blue] = colour
  const isBright = (299 * red + 587 * green + 114 * blue) / 1000 > 130
  const candidates = isBright ? [darkText, lightText, '#000000'] : [lightText, darkText, '#000000']
  return candidates.find((text) => contrast(colour, parseColour(text) as Rgb) >= 4.5)
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
