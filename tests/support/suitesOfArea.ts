import { globSync } from 'node:fs'

/**
 * The suites of an area, by the house's way of naming: a file or folder below `tests` that bears its name, in the singular or the
 * plural, alone or with more words after it (`product.test.ts`, `productPrices.test.ts`, `product/`).
 */
export function suitesOfArea(area: string): string[] {
  const plural = area.replace(/y$/, 'ie')
  const named = new RegExp(`^(${area}|${plural}e?s)(?![a-z])`)
  return globSync('tests/**/*.test.{ts,tsx}')
    .filter((file) =>
      file
        .split('/')
        .slice(1)
        .some((part) => named.test(part)),
    )
    .sort()
}
