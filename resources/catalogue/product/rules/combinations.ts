import { type DimensionKey, dimensions, type OptionValue, type ProductOptions } from './options.ts'
import { skuFor } from './sku.ts'

/** A variant as far as it can be told apart. */
export interface VariantKey {
  readonly sku?: string | null
  readonly colour?: string | null
  readonly size?: string | null
  readonly other?: string | null
}

/** One colour × size (× free option) that a product may have; `exists` where a variant has it already. */
export interface Combination {
  readonly sku: string
  readonly colour: string | null
  readonly size: string | null
  readonly other: string | null
  readonly exists: boolean
}

/** Which values a generator takes; all where a list is absent. */
export type Chosen = { readonly [K in DimensionKey]?: readonly string[] }

/** A text that is equal for two variants of the same options, whatever their letter case. */
const combinationKey = ({ colour, size, other }: VariantKey): string =>
  JSON.stringify([colour ?? null, size ?? null, other ?? null]).toLowerCase()

/** Every combination of the chosen values in the order of the options, with the SKU that the pattern gives it. */
export function combinations(
  options: ProductOptions,
  {
    pattern,
    style,
    existing,
    chosen = {},
  }: {
    pattern: string
    style: string
    existing: readonly VariantKey[]
    chosen?: Chosen
  },
): Combination[] {
  const known = new Set(existing.map(combinationKey))
  const [colours, sizes, others] = dimensions.map(({ key, list }) => picked(options[list], chosen[key]))
  return (colours ?? none).flatMap((colour) =>
    (sizes ?? none).flatMap((size) =>
      (others ?? none).map((other) => {
        const values = {
          colour: colour?.value ?? null,
          size: size?.value ?? null,
          other: other?.value ?? null,
        }
        return {
          ...values,
          sku: skuFor(pattern, { style, colour, size, other }),
          exists: known.has(combinationKey(values)),
        }
      }),
    ),
  )
}

const none: readonly (OptionValue | undefined)[] = [undefined]

function picked(
  values: readonly OptionValue[],
  chosen: readonly string[] | undefined,
): readonly (OptionValue | undefined)[] {
  const wanted = values.filter(({ value }) => value && (chosen === undefined || chosen.includes(value)))
  return wanted.length === 0 ? none : wanted
}

/** The SKUs (lower case) that stand more than once among variants and new ones. */
export function repeatedSkus(...lists: readonly (readonly VariantKey[])[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { sku } of lists.flat()) {
    const mark = sku?.toLowerCase()
    if (!mark) continue
    if (seen.has(mark)) repeated.add(mark)
    seen.add(mark)
  }
  return repeated
}
