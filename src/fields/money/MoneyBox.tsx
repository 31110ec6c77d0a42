import { useLocale } from 'ra-core'
import { fromMinor, toMinor } from '../../controls/number/minorUnits.ts'
import { NumberBox } from '../../controls/number/NumberBox.tsx'
import { Affix } from '../../controls/parts/Affix.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { currencyDigits } from './currency.ts'
import { type MoneyOptions, shopCurrency } from './money.ts'

const signOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** An amount as people write it; its value is in minor units. */
export function MoneyBox(props: EditorProps<number, MoneyOptions>) {
  const locale = useLocale() ?? 'en'
  const currency = props.options.currency ?? shopCurrency
  const digits = currencyDigits(currency)
  return (
    <NumberBox
      {...props}
      fixed
      digits={digits}
      toValue={(figures) => toMinor(figures, digits)}
      toFigures={(value) => (Number.isSafeInteger(value) ? fromMinor(value, digits) : String(value))}
      start={props.dense ? undefined : <Affix>{signOf(currency, locale)}</Affix>}
    />
  )
}
