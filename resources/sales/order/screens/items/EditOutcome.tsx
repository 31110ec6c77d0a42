import askCss from '../dialogs/dialogs.module.css'
import css from '../order.module.css'
import { useOwn } from '../useOwn.ts'

/** The money of an order before or after a change, in paise. */
interface Totals {
  readonly itemsTotal: number
  readonly discountTotal: number
  readonly taxTotal: number
  readonly total: number
}

/** What a change of the lines would come to, as the server works it out; amounts in paise. */
export interface EditPlan {
  readonly before: Totals
  readonly after: Totals
  readonly difference: number
  /** What the customer would have to pay then, and what would have to be given back. */
  readonly due: number
  readonly refund: number
  readonly lines: readonly { variant: string; problem?: string }[]
  readonly problems: readonly string[]
}

interface EditOutcomeProps {
  plan: EditPlan | undefined
  problem: string | undefined
  isFetching: boolean
}

const rows = ['itemsTotal', 'discountTotal', 'taxTotal', 'total'] as const

/** Says what a change does to the money of the order: before, after, and who owes what then. */
export function EditOutcome({ plan, problem, isFetching }: EditOutcomeProps) {
  const { text, money, field } = useOwn()
  if (problem) {
    return (
      <p role="alert" className={askCss.wrong}>
        {problem}
      </p>
    )
  }
  if (!plan) return <p className={css.none}>{text('edit.unchanged')}</p>
  const { before, after, difference, due, refund } = plan
  const shown = rows.filter((key) => key === 'total' || before[key] !== after[key])
  return (
    <div className={askCss.outcome} role="status" aria-busy={isFetching}>
      <table className={askCss.compare}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text('edit.what')}</span>
            </th>
            <th scope="col">{text('edit.before')}</th>
            <th scope="col">{text('edit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((key) => (
            <tr key={key} data-strong={key === 'total' || undefined}>
              <th scope="row">{field(key)}</th>
              <td>{money(before[key])}</td>
              <td>{money(after[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={askCss.verdict} data-tone={difference > 0 ? 'more' : difference < 0 ? 'less' : undefined}>
        {difference === 0
          ? text('edit.same')
          : text(difference > 0 ? 'edit.more' : 'edit.less', { amount: money(Math.abs(difference)) })}
        {due > 0 && <span> {text('edit.due', { amount: money(due) })}</span>}
        {refund > 0 && <span> {text('edit.refund', { amount: money(refund) })}</span>}
      </p>
      {plan.problems.length > 0 && (
        <ul className={css.reasons}>
          {plan.problems.map((each) => (
            <li key={each} className={askCss.wrong}>
              {each}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
