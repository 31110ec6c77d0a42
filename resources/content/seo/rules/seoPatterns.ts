import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'

/** The kinds of record that have an address on the store. */
export const seoEntities = [
  'product',
  'category',
  'collection',
  'brand',
  'page',
  'informationPolicy',
] as const

export type SeoEntity = (typeof seoEntities)[number]

/** What a pattern may name; which of them a kind has is for the samples to show. */
const patternVariables = ['title', 'brand', 'category', 'price', 'colour', 'shop', 'excerpt'] as const

export type PatternValues = Readonly<Partial<Record<(typeof patternVariables)[number], string>>>

/**
 * A text made by a pattern: `{title} | {shop}`. What is missing leaves no trace: separators around an empty place go with it. Cut at
 * `most` characters, at a word where there is one.
 */
export function fillPattern(template: string, values: PatternValues, most: number): string {
  const filled = template
    .replace(/\{(\w+)\}/g, (_, name: string) => (values as Record<string, string>)[name] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s|·,–-]+|[\s|·,–-]+$/g, '')
    .replace(/([|·–-])\s*(?:[|·–-]\s*)+/g, '$1 ')
    .trim()
  if (filled.length <= most) return filled
  const cut = filled.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > most * 0.6 ? cut.slice(0, space) : cut}…`
}

/** The names in a pattern that no pattern can use. */
export const unknownVariables = (template: string): string[] =>
  [...template.matchAll(/\{([^}]*)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(patternVariables as readonly string[]).includes(name))

/** Patterns that name what no pattern can use. */
export const patternProblems = (
  patterns: Readonly<Record<'titleTemplate' | 'descriptionTemplate', string | null | undefined>>,
): FieldProblem[] =>
  (['titleTemplate', 'descriptionTemplate'] as const).flatMap((path): FieldProblem[] => {
    const [name] = unknownVariables(patterns[path] ?? '')
    return name === undefined
      ? []
      : [problemAt<typeof patterns>(path, 'unknown-variable', { name: `{${name}}` })]
  })

/** What may be wrong with an address for search engines. */
export const seoIssues = [
  ...(['noTitle', 'noDescription', 'sameTitle', 'sameDescription'] as const),
  ...(['longTitle', 'longDescription', 'noAlt'] as const),
] as const

/** Search engines cut what is longer. */
export const titleLength = 60
export const descriptionLength = 160
