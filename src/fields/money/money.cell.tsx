import { useLocale } from 'ra-core'
import { Figures } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import { formatMoney } from './formatMoney.ts'
import type { MoneyOptions } from './money.ts'

/** An amount with its currency, in figures of one width. */
export default function MoneyCell({ value, options }: CellProps<number, MoneyOptions>) {
  return <Figures>{formatMoney(value, useLocale(), options.currency)}</Figures>
}
