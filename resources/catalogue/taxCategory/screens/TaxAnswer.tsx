import type { Calculated } from './calculated.ts'
import css from './tax.module.css'
import { useTaxTexts } from './useTaxTexts.ts'

const parts = ['taxableValue', 'cgst', 'sgst', 'igst', 'cess', 'total'] as const

/** The tax of a tried sale: every part, the reasons in their order, and the prices to stay away from. */
export function TaxAnswer({ answer }: { answer: Calculated }) {
  const { own, money, percent, reason } = useTaxTexts()
  const half = answer.rate / 2
  const rates: Partial<Record<(typeof parts)[number], number>> = {
    cgst: half,
    sgst: half,
    igst: answer.rate,
    cess: answer.band?.cess ?? 0,
  }
  const shown = parts.filter((part) => part === 'taxableValue' || part === 'total' || answer[part] > 0)
  return (
    <div className={css.answer}>
      <table className={css.split}>
        <tbody>
          {shown.map((part) => (
            <tr key={part} data-total={part === 'total' || undefined}>
              <th scope="row">{own(part === 'sgst' ? answer.stateTax : part)}</th>
              <td>{rates[part] === undefined ? '' : percent(rates[part])}</td>
              <td>{money(answer[part])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section>
        <h3 className={css.title}>{own('why')}</h3>
        <ol className={css.why}>
          {answer.why.map((one) => (
            <li key={one.code} data-warning={one.code === 'deadZone' || undefined}>
              {reason(one)}
            </li>
          ))}
        </ol>
      </section>
      {answer.deadZones.map((zone) => (
        <p key={zone.limit} className={css.quiet}>
          {own('deadZone', { from: money(zone.from), to: money(zone.to), rate: percent(zone.highRate) })}
        </p>
      ))}
    </div>
  )
}
