import { contrast, lightText, parseColour, textOn } from './contrast.ts'

type Rgb = NonNullable<ReturnType<typeof parseColour>>

/** The surfaces of a theme as `tokens.css` has them, the usual one first, and the text that is the hardest to read on them. */
interface Ground {
  readonly surfaces: readonly [Rgb, ...Rgb[]]
  readonly weakestText: Rgb
  /** Where a colour goes to stand out from these surfaces. */
  readonly away: Rgb
  /** How much of the accent its soft surface has at most. */
  readonly softShare: number
}

const [black, white] = [rgb('#000000'), rgb('#ffffff')]

const grounds = {
  light: {
    surfaces: [rgb('#ffffff'), rgb('#f6f4f0'), rgb('#f0ede6'), rgb('#e9e4d9')],
    weakestText: rgb('#1d6b3f'),
    away: black,
    softShare: 0.12,
  },
  dark: {
    surfaces: [rgb('#1c1b19'), rgb('#141312'), rgb('#242220'), rgb('#2a2825'), rgb('#34302a')],
    weakestText: rgb('#b0a99d'),
    away: white,
    softShare: 0.2,
  },
} satisfies Record<string, Ground>

/** The tokens of a theme that follow the accent colour, by their names in `tokens.css`. */
export type AccentTokens = Readonly<Record<(typeof accentTokenNames)[number], string>>

/** The names of these tokens. */
export const accentTokenNames = [
  ...(['accent', 'accent-fill', 'accent-fill-hover', 'accent-text'] as const),
  ...(['accent-soft', 'on-accent', 'focus'] as const),
] as const

/** Whether a colour can be seen as an accent at all: buttons of a paler one are lost on white. */
export const isAccent = (colour: string): boolean => {
  const read = parseColour(colour)
  return read !== undefined && contrast(read, white) >= 1.3
}

/**
 * What an accent colour makes of a theme. Text reaches 4.5:1 wherever it stands, lines and focus 3:1: the colour is darkened, in the
 * dark theme lightened, no further than that needs. Filled controls keep it, with dark or light text, whichever is readable on it.
 */
export function accentTokens(accent: string, theme: keyof typeof grounds): AccentTokens {
  const colour = rgb(accent)
  const { surfaces, weakestText, away, softShare }: Ground = grounds[theme]
  const isOn = (grounds: readonly Rgb[], least: number) => (one: Rgb) =>
    grounds.every((ground) => contrast(one, ground) >= least)
  const soft = along(mix(surfaces[0], colour, softShare), surfaces[0], isOn([weakestText], 4.5))
  const everywhere = [...surfaces, soft]
  const line = hex(along(colour, away, isOn(everywhere, 3)))
  const shown = theme === 'dark' ? along(colour, away, isOn([surfaces[0]], 3)) : colour
  // Light text is what most colours are expected with; those that nearly bear it are darkened until they do.
  const takesLight = contrast(shown, white) >= 3
  const fill = takesLight ? along(shown, black, isOn([white], 4.5)) : shown
  const hover = takesLight && contrast(fill, black) > 1.5 ? mix(fill, black, 0.14) : mix(fill, white, 0.14)
  return {
    accent: line,
    'accent-fill': hex(fill),
    'accent-fill-hover': hex(hover),
    'accent-text': hex(along(colour, away, isOn(everywhere, 4.5))),
    'accent-soft': hex(soft),
    'on-accent': takesLight ? lightText : (textOn(hex(fill)) as string),
    focus: line,
  }
}

/** The colour itself, or the first on its way to another that is enough. */
function along(colour: Rgb, end: Rgb, isEnough: (colour: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(colour, end, share)
    if (isEnough(mixed)) return mixed
  }
  return end
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((part, index) => Math.round(part + ((to[index] as number) - part) * share)) as unknown as Rgb

const hex = (colour: Rgb): string => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

function rgb(text: string): Rgb {
  const colour = parseColour(text)
  if (!colour) throw new Error(`${text} is not a colour. One such as #3e82f7 was expected.`)
  return colour
}
