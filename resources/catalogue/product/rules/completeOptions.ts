import { defined } from '../../../../src/core/defined.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { type DimensionKey, dimensions } from './options.ts'
import { withSizes } from './sizeOrder.ts'

interface Value {
  readonly id?: string
  readonly value: string
}

type Variant = { readonly [K in DimensionKey]?: string | null }

/** As much of a product as options are about. `V` are its variants, `P` its pictures. */
export interface Optioned {
  readonly colours: readonly Value[]
  readonly sizes: readonly Value[]
  readonly otherValues: readonly Value[]
  readonly variants: readonly Variant[]
  readonly media: readonly { readonly group?: string }[]
}

/** What has to be stored in place of what was given, and what is refused. */
export interface CompletedOptions<T extends Optioned> {
  readonly changes: Partial<Pick<T, 'colours' | 'sizes' | 'otherValues' | 'variants' | 'media'>>
  readonly problems: readonly FieldProblem[]
}

/**
 * Keeps options, variants and pictures of a product in step: a value that got another name takes its variants and pictures along;
 * a value that a variant brings along is added to its option; one that is still in use cannot be taken away (areas, S1).
 */
export function completeOptions<T extends Optioned>(
  product: T,
  previous: T | undefined,
): CompletedOptions<T> {
  let { variants, media } = product as Optioned
  const lists: Record<string, readonly Value[]> = {}
  const problems: FieldProblem[] = []
  for (const { key, list } of dimensions) {
    const given = product[list]
    const before = previous?.[list] ?? []
    ;({ variants, media } = withNames({ variants, media }, key, renamedIn(before, given)))
    const offered = new Set(given.map(({ value }) => value))
    const missing = [...new Set(variants.map((variant) => variant[key]).filter(isText))].filter(
      (value) => !offered.has(value),
    )
    const removed = missing.filter((value) => before.some((each) => each.value === value))
    for (const value of removed) problems.push(problemAt<Optioned>(list, 'value-in-use', { value }))
    const more = missing.map((value): Value => ({ value }))
    if (more.length > 0) lists[list] = key === 'size' ? withSizes(given, more) : [...given, ...more]
  }
  const changes = defined<Record<string, unknown>>({
    ...lists,
    variants: variants === product.variants ? undefined : variants,
    media: media === product.media ? undefined : media,
  })
  return { changes: changes as CompletedOptions<T>['changes'], problems }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** From the old to the new name of values that kept their row. */
function renamedIn(before: readonly Value[], after: readonly Value[]): Map<string, string> {
  const now = new Map(after.flatMap(({ id, value }) => (id === undefined ? [] : [[id, value] as const])))
  return new Map(
    before.flatMap(({ id, value }) => {
      const next = id === undefined ? undefined : now.get(id)
      return next === undefined || next === value ? [] : [[value, next] as const]
    }),
  )
}

/** Variants, and with colours the pictures, with the new names of values; the very same ones where none has another name. */
export function withNames<V extends readonly object[], M extends readonly object[]>(
  { variants, media }: { readonly variants: V; readonly media: M },
  key: DimensionKey,
  renamed: ReadonlyMap<string, string>,
): { variants: V; media: M } {
  if (renamed.size === 0) return { variants, media }
  const follow = <R extends readonly object[]>(rows: R, name: string) =>
    rows.map((row) => withName(row, name, renamed)) as unknown as R
  return { variants: follow(variants, key), media: key === 'colour' ? follow(media, 'group') : media }
}

/** A row with the new name of what it had the old name of. */
function withName<R extends object>(row: R, key: string, renamed: ReadonlyMap<string, string>): R {
  const next = renamed.get(String((row as Record<string, unknown>)[key] ?? ''))
  return next === undefined ? row : { ...row, [key]: next }
}
