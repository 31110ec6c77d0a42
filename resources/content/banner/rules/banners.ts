/** Where banners stand, with the least size of a picture in pixels; of `exclusive` places one banner is shown at a time (areas, 18). */
export const placements = {
  homeHero: { desktop: [1440, 500], mobile: [600, 600], exclusive: false },
  homeStrip: { desktop: [1200, 300], mobile: [600, 300], exclusive: false },
  categoryTop: { desktop: [1200, 300], mobile: [600, 300], exclusive: false },
  listingInline: { desktop: [600, 600], mobile: [600, 600], exclusive: false },
  product: { desktop: [600, 300], mobile: [600, 300], exclusive: false },
  cart: { desktop: [1200, 200], mobile: [600, 200], exclusive: true },
  checkout: { desktop: [1200, 200], mobile: [600, 200], exclusive: true },
  announcementBar: { desktop: [0, 0], mobile: [0, 0], exclusive: true },
  popup: { desktop: [600, 600], mobile: [600, 600], exclusive: true },
  appHome: { desktop: [600, 600], mobile: [600, 600], exclusive: false },
  appSplash: { desktop: [600, 600], mobile: [600, 600], exclusive: true },
  login: { desktop: [600, 600], mobile: [600, 300], exclusive: true },
} as const satisfies Readonly<
  Record<
    string,
    { desktop: readonly [number, number]; mobile: readonly [number, number]; exclusive: boolean }
  >
>

export type Placement = keyof typeof placements

export const placementNames = Object.keys(placements) as Placement[]

/** What may be wrong with a banner; warnings, which the list can be asked for. */
export const bannerIssues = ['brokenLink', 'overlap', 'lowContrast', 'smallPicture'] as const

/** The least contrast of text that everybody can read (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5

/** The contrast of two colours (`#rrggbb`), 1 to 21, two digits; null where one is missing. */
export function contrastOf(one: string | null | undefined, other: string | null | undefined): number | null {
  if (!one || !other) return null
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A banner as its calendar shows it; open ends are null. */
export interface CalendarBanner {
  readonly id: string
  readonly name: string
  readonly placement: string
  readonly status: string
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly priority: number
  readonly issues: readonly string[]
}
