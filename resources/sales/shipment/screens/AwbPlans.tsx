import { useTranslate } from 'ra-core'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import css from './shipment.module.css'
import { useOwn } from './useOwn.ts'

/** What a line of a list of AWBs would do, as the server says. */
export interface AwbPlan {
  readonly line: number
  readonly target?: string
  readonly courier?: string
  readonly awb?: string
  readonly shipment?: {
    readonly id: string
    readonly number: string | null
    readonly orderNumber: string | null
    readonly awb: string | null
  }
  readonly does?: 'label' | 'change' | 'same'
  readonly problem?: string
}

/** The lines of a list of AWBs with what each would change, or why it would not. */
export function AwbPlans({ plans }: { plans: readonly AwbPlan[] }) {
  const { text, field } = useOwn()
  const translate = useTranslate()
  return (
    <SmallTable
      heads={[
        { end: text('line') },
        text('given'),
        field('number'),
        field('courier'),
        field('awb'),
        text('effect'),
      ]}
    >
      {plans.map((plan) => (
        <tr key={plan.line}>
          <td data-end>{plan.line}</td>
          <td className={plan.courier && css.code}>
            <bdi dir="ltr">{plan.target}</bdi>
          </td>
          <td className={css.code}>
            <bdi dir="ltr">{plan.shipment?.number}</bdi>
          </td>
          <td>{plan.courier}</td>
          <td className={css.code}>
            <bdi dir="ltr">{plan.awb}</bdi>
          </td>
          <td className={plan.problem && css.problem}>
            {plan.problem
              ? translate(`errors.${plan.problem}`)
              : text(`does.${plan.does ?? 'same'}`, { before: plan.shipment?.awb ?? '' })}
          </td>
        </tr>
      ))}
    </SmallTable>
  )
}
