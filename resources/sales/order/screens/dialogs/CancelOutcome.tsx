import { MoneyStep, MoneySteps } from '../../../../shared/money/screens/MoneySteps.tsx'
import css from '../order.module.css'
import { useOwn } from '../useOwn.ts'
import askCss from './dialogs.module.css'

/** What a cancellation would come to, as the server works it out; amounts in paise. */
export interface CancelPlan {
  /** Nothing is left of the order. */
  readonly whole: boolean
  readonly lines: readonly { line: string; quantity: number; amount: number }[]
  readonly shipping: number
  readonly fees: number
  readonly roundOff: number
  readonly refund: number
  /** Out of which payments the refund comes. */
  readonly parts: readonly { method: string; amount: number }[]
}

interface CancelOutcomeProps {
  plan: CancelPlan | undefined
  problem: string | undefined
  isFetching: boolean
}

/** Says what the chosen cancellation comes to before it is done: goods, shipping and fees, and what is given back where. */
export function CancelOutcome({ plan, problem, isFetching }: CancelOutcomeProps) {
  const { text, money, value } = useOwn()
  if (problem) {
    return (
      <p role="alert" className={askCss.wrong}>
        {problem}
      </p>
    )
  }
  const goods = plan?.lines.reduce((sum, { amount }) => sum + amount, 0) ?? 0
  return (
    <div className={askCss.outcome} role="status" aria-busy={isFetching}>
      {plan ? (
        <MoneySteps>
          <MoneyStep label={text('cancel.goods')} amount={money(goods)} />
          {plan.shipping + plan.fees > 0 && (
            <MoneyStep label={text('cancel.fees')} amount={money(plan.shipping + plan.fees)} />
          )}
          {plan.roundOff !== 0 && <MoneyStep label={text('cancel.roundOff')} amount={money(plan.roundOff)} />}
          <MoneyStep strong label={text('cancel.back')} amount={money(plan.refund)} />
          {plan.parts.map(({ method, amount }) => (
            <MoneyStep key={method} quiet label={value('paymentMethod', method)} amount={money(amount)} />
          ))}
        </MoneySteps>
      ) : (
        <p className={css.none}>{text('cancel.nothing')}</p>
      )}
    </div>
  )
}
