import { baseLocale, type Locale, locales } from '../../src/core/index.ts'

/** The language to answer in: of those the product speaks, the one that an Accept-Language header prefers. */
export function preferredLocale(header: string | undefined): Locale {
  if (!header) return baseLocale
  let best: Locale = baseLocale
  let bestQuality = 0
  for (const entry of header.slice(0, 500).split(',')) {
    const [range = '', ...parameters] = entry.trim().toLowerCase().split(';')
    const locale = locales.find((candidate) => range === candidate || range.startsWith(`${candidate}-`))
    const quality = qualityOf(parameters)
    if (locale && quality > bestQuality) [best, bestQuality] = [locale, quality]
  }
  return best
}

function qualityOf(parameters: string[]): number {
  const given = parameters
    .map((parameter) => /^\s*q=(.*)$/.exec(parameter)?.[1])
    .find((text) => text !== undefined)
  return given === undefined ? 1 : Number(given) || 0
}
