import { useLocale } from 'ra-core'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import box from '../../../../../src/controls/parts/Box.module.css'
import { ValueLook } from '../../../productOption/screens/ValueLook.tsx'
import { labelIn } from '../../rules/labelIn.ts'
import { dimensions, type SizeSystem } from '../../rules/options.ts'
import { type ProductValue, rowOf, shopValueOf } from '../../rules/shopValues.ts'
import { useOwn } from '../useOwn.ts'
import css from './options.module.css'
import { type ShopOption, useShopOption } from './useShopOption.ts'

type Dimension = (typeof dimensions)[number]
type Value = ShopOption['values'][number]

/** More values than this are searched. */
const few = 12

/** The values of the shop's option that a list of a product may still be given, in their order; a press adds one. */
export function ShopValues({ source }: { source: string }) {
  const dimension = dimensions.find(({ list }) => list === source)
  const id: unknown = useWatch({ name: dimension?.option ?? source })
  const option = useShopOption(id)
  return dimension && option ? <Offered dimension={dimension} option={option} /> : null
}

function Offered({ dimension: { key, list }, option }: { dimension: Dimension; option: ShopOption }) {
  const own = useOwn()
  const locale = useLocale() ?? 'en'
  const { setValue } = useFormContext()
  const { field } = useController({ name: list })
  const system = useWatch({ name: 'sizeSystem' }) as SizeSystem | null
  const [query, setQuery] = useState('')
  const rows = (field.value ?? []) as readonly ProductValue[]
  const taken = new Set(rows.map((row) => shopValueOf(row, option.values)))
  const left = option.values.filter(
    (value) => !taken.has(value) && (key !== 'size' || !system || !value.system || value.system === system),
  )
  const typed = query.trim().toLocaleLowerCase(locale)
  const found = left.filter((value) =>
    [labelIn(value, locale), value.label, value.code].some((word) =>
      word.toLocaleLowerCase(locale).includes(typed),
    ),
  )
  const add = (values: readonly Value[]) => {
    field.onChange(values.reduce((known, value) => withValue(known, value, option, key === 'colour'), rows))
    const [first] = values
    if (key === 'size' && !system && first?.system)
      setValue('sizeSystem', first.system, { shouldDirty: true })
    setQuery('')
  }
  const name = option.translations?.[locale as 'fr']?.name || option.name
  return (
    <fieldset className={css.offered}>
      <legend>{own('options.from', { name })}</legend>
      {left.length > few && (
        <div className={`${box.box} ${css.find}`}>
          <input
            className={box.control}
            type="search"
            aria-label={own('options.find', { name })}
            placeholder={own('options.find', { name })}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              const [first] = found
              if (first && typed !== '') add([first])
            }}
          />
        </div>
      )}
      <div className={css.chips}>
        {found.map((value) => (
          <button
            key={value.code}
            type="button"
            className={css.chip}
            aria-label={own('options.add', { name: labelIn(value, locale) })}
            onClick={() => add([value])}
          >
            {key === 'colour' && <ValueLook hex={value.hex} swatch={value.swatch} />}
            <bdi>{labelIn(value, locale)}</bdi>
          </button>
        ))}
        {found.length > 1 && found.length <= few && (
          <button type="button" className={css.all} onClick={() => add(found)}>
            {own('options.addAll', { smart_count: found.length })}
          </button>
        )}
        {left.length === 0 && <span className={css.quiet}>{own('options.noneLeft')}</span>}
      </div>
      <p className={css.quiet}>{own('options.ofShop')}</p>
    </fieldset>
  )
}

/** The rows with one more, before the first that comes later in the option. */
function withValue(
  rows: readonly ProductValue[],
  value: Value,
  option: ShopOption,
  looks: boolean,
): readonly ProductValue[] {
  const place = (of: Value | undefined) => (of ? option.values.indexOf(of) : -1)
  const later = rows.findIndex((row) => place(shopValueOf(row, option.values)) > place(value))
  const at = later < 0 ? rows.length : later
  return [...rows.slice(0, at), rowOf(value, looks), ...rows.slice(at)]
}
