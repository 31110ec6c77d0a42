import { codeOf, type OptionValue } from './options.ts'

/** What a pattern is filled with; a part that a product does not have leaves no gap. */
export interface SkuParts {
  readonly style: string
  readonly colour?: OptionValue | undefined
  readonly size?: OptionValue | undefined
  readonly other?: OptionValue | undefined
}

/** The pattern that SKUs are made from unless someone writes another. */
export const usualPattern = '{style}-{colour}-{size}'

/** The longest SKU (areas, 6). */
const longestSku = 64

/** What may stand in a SKU. */
export const skuPattern = /^[A-Za-z0-9._/-]+$/

/** The names that a pattern may use. */
const patternNames = ['style', 'colour', 'size', 'other'] as const

/** What is wrong with a pattern: a name that does not exist, or a character that no SKU may hold; undefined where nothing is. */
export function patternProblem(pattern: string): string | undefined {
  const names = [...pattern.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '')
  const unknown = names.find((name) => !(patternNames as readonly string[]).includes(name))
  if (unknown !== undefined) return `{${unknown}}`
  const rest = pattern.replace(/\{[^}]*\}/g, '')
  return [...rest].find((letter) => !skuPattern.test(letter)) ?? (names.length === 0 ? pattern : undefined)
}

/** A SKU by a pattern such as `{style}-{colour}-{size}`; separators around missing parts go with them. */
export function skuFor(pattern: string, { style, colour, size, other }: SkuParts): string {
  const parts = {
    style: style.replace(/[^A-Za-z0-9._/-]/g, ''),
    colour: colour ? codeOf(colour) : '',
    size: size ? codeOf(size) : '',
    other: other ? codeOf(other) : '',
  }
  return pattern
    .replace(/\{(style|colour|size|other)\}/g, (_, name: keyof typeof parts) => parts[name])
    .replace(/([-_./])[-_./]+/g, '$1')
    .replace(/^[-_./]+|[-_./]+$/g, '')
    .slice(0, longestSku)
}
