import { filtered } from '../../controls/filter/filtered.tsx'
import { listBox } from '../../controls/filter/ListBox.tsx'
import { toMinor } from '../../controls/number/minorUnits.ts'
import { readNumber } from '../../controls/number/readNumber.ts'
import { framed } from '../../controls/parts/framed.tsx'
import type { FieldInput } from '../view.ts'
import { currencyDigits } from './currency.ts'
import { MoneyBox } from './MoneyBox.tsx'
import { type MoneyOptions, shopCurrency } from './money.ts'

const Many = listBox<number>(/[;\s]+/, (text, locale) => {
  const digits = currencyDigits(shopCurrency)
  const figures = readNumber(text, { locale, digits })
  return figures === null ? (text as unknown as number) : toMinor(figures, digits)
})

export default {
  Input: framed(MoneyBox),
  Edit: MoneyBox,
  Filter: filtered({ words: 'number', One: MoneyBox, Many }),
} satisfies FieldInput<MoneyOptions>
