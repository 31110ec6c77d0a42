import type { CellProps } from '../../../../src/fields/view.ts'
import { moneyShown } from '../rules/moneyShown.ts'
import css from './payment.module.css'
import { useOwn } from './useOwn.ts'

/** What came of a payment; until something did, what is expected. */
export default function AmountCell({ value, record }: CellProps<number>) {
  const { text, money } = useOwn()
  const { amount, expected } = moneyShown({ amount: value, captured: record.captured })
  return (
    <span>
      {money(amount)}
      {expected !== undefined && (
        <span className={css.quiet}> {text('ofExpected', { amount: money(expected) })}</span>
      )}
    </span>
  )
}
