import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Resource } from '../../../../../src/core/index.ts'
import type { Picture } from '../../../../../src/fields/image/image.ts'
import { useFormFacts } from '../../../../../src/views/form/FormContexts.ts'
import { useTexts } from '../../../../../src/views/form/useTexts.ts'
import type { ColourValue, OptionValue, ProductOptions } from '../../rules/options.ts'
import type { StripColour } from './ColourStrip.tsx'
import { type ColumnSet, variantColumns } from './columns.ts'
import type { VariantRow } from './sheet.ts'

const noValues: readonly never[] = []
const none: readonly string[] = []

/** The options of the product as the form has them at this moment; half-typed values are left out. */
export function useProductOptions(): ProductOptions & { readonly otherOption: string } {
  const [colours, sizes, otherValues, otherOption] = useWatch({
    name: ['colours', 'sizes', 'otherValues', 'otherOption'],
  }) as [unknown, unknown, unknown, unknown]
  return useMemo(
    () => ({
      colours: named<ColourValue>(colours),
      sizes: named<OptionValue>(sizes),
      otherValues: otherOption ? named<OptionValue>(otherValues) : noValues,
      otherOption: typeof otherOption === 'string' ? otherOption : '',
    }),
    [colours, sizes, otherValues, otherOption],
  )
}

const named = <V extends OptionValue>(values: unknown): readonly V[] =>
  Array.isArray(values)
    ? (values as V[]).filter(({ value }) => typeof value === 'string' && value.trim() !== '')
    : noValues

/** The columns of a set that this person may see, their names, and those that cannot be changed. */
export function useColumns(resource: Resource, set: ColumnSet, otherOption: string, disabled: boolean) {
  const texts = useTexts(resource)
  const { readable, writable } = useFormFacts()
  const { kept = none } = resource.fields.variants?.options ?? {}
  const columns = useMemo(
    () =>
      variantColumns.filter(
        ({ key, sets }) =>
          (set === 'all' || sets.includes(set)) &&
          (key !== 'cost' || readable.has('variantCosts')) &&
          (key !== 'other' || otherOption !== ''),
      ),
    [set, readable, otherOption],
  )
  const labels = useMemo(
    () =>
      Object.fromEntries(
        variantColumns.map(({ key }) => [
          key,
          key === 'other' && otherOption !== ''
            ? otherOption
            : texts.field(key === 'cost' ? 'variantCosts.cost' : `variants.${key}`),
        ]),
      ),
    [texts, otherOption],
  )
  const locked = useMemo(() => {
    const keys = variantColumns.filter(
      ({ key, isPrice }) => disabled || (isPrice && !writable.has('salePrice')) || kept.includes(key),
    )
    return new Set(keys.map(({ key }) => key))
  }, [disabled, writable, kept])
  return { columns, labels, locked }
}

/** The words of the cells. */
export function useFlagWords() {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const words = useMemo(() => ({ yes: translate('fields.yes'), no: translate('fields.no') }), [translate])
  return { locale, words }
}

/** The colours for the strip: those of the options with their pictures, and how many variants each has. */
export function useStripColours(options: ProductOptions, rows: readonly VariantRow[]): StripColour[] {
  const media = useWatch({ name: 'media' }) as readonly Picture[] | null
  return useMemo(() => {
    const counts = new Map<unknown, number>()
    for (const { colour } of rows) counts.set(colour, (counts.get(colour) ?? 0) + 1)
    return options.colours.map(({ value, hex }) => ({
      value,
      hex: hex ?? null,
      count: counts.get(value) ?? 0,
      pictures: (media ?? []).filter(({ group }) => group === value),
    }))
  }, [options.colours, rows, media])
}
