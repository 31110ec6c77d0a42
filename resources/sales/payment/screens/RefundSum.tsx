import type { Proposal } from '../rules/refundProposal.ts'
import css from './payment.module.css'
import type { Amounts } from './refundDraft.ts'
import { useOwn } from './useOwn.ts'

/** What a refund comes to, against what can be refunded at all and what may be granted alone. */
export function RefundSum({ amounts, proposal }: { amounts: Amounts; proposal: Proposal }) {
  const { text, field, money } = useOwn()
  const { total, tax, roundOff } = amounts
  const isTooMuch = total > proposal.refundable
  const needsSecond = proposal.limit !== null && total > proposal.limit
  return (
    <div aria-live="polite">
      <dl className={css.sum}>
        <div>
          <dt>{field('refundable')}</dt>
          <dd>{money(proposal.refundable)}</dd>
        </div>
        <div>
          <dt>{text('taxInIt')}</dt>
          <dd>{money(tax)}</dd>
        </div>
        {roundOff !== 0 && (
          <div>
            <dt>{text('rounding')}</dt>
            <dd>{money(roundOff)}</dd>
          </div>
        )}
        <div data-strong>
          <dt>{text('goesBack')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {isTooMuch && <p className={css.alert}>{text('tooMuch')}</p>}
      {!isTooMuch && needsSecond && <p className={css.quiet}>{text('needsSecond')}</p>}
    </div>
  )
}
