import { useLocale } from 'ra-core'
import { filtered } from '../../controls/filter/filtered.tsx'
import { listBox } from '../../controls/filter/ListBox.tsx'
import { fromMinor, toMinor } from '../../controls/number/minorUnits.ts'
import { NumberBox } from '../../controls/number/NumberBox.tsx'
import { readNumber } from '../../controls/number/readNumber.ts'
import { Affix } from '../../controls/parts/Affix.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import { currencyDigits } from './currency.ts'
import { type MoneyOptions, shopCurrency } from './money.ts'

const signOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

function Edit(props: EditorProps<number, MoneyOptions>) {
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

const Many = listBox<number>(/[;\s]+/, (text, locale) => {
  const digits = currencyDigits(shopCurrency)
  const figures = readNumber(text, { locale, digits })
  return figures === null ? (text as unknown as number) : toMinor(figures, digits)
})

export default {
  Input: framed(Edit),
  Edit,
  Filter: filtered({ words: 'number', One: Edit, Many }),
} satisfies FieldInput<MoneyOptions>
