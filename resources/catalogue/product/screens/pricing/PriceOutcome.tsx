import { formatMoney } from '../../../../../src/fields/money/formatMoney.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import { useOwn } from '../useOwn.ts'
import css from './pricing.module.css'

interface PriceOutcomeProps {
  locale: string
  /** How many variants change and how many stay, and the first of each. */
  changed: number
  samples: readonly { readonly sku: string; readonly before: number | null; readonly after: number }[]
  skipped: number
  skips: readonly { readonly sku: string; readonly why: string }[]
}

/** How many are listed; the rest is in the number. */
const listed = 8

/** What a change of prices does: how many, from what to what, and which stay and why. */
export function PriceOutcome({ locale, changed, samples, skipped, skips }: PriceOutcomeProps) {
  const { list } = usePunctuation()
  const own = useOwn()
  const reasons = Map.groupBy(skips, ({ why }) => why)
  return (
    <div className={css.outcome} role="status">
      <strong>{own('prices.changed', { smart_count: changed })}</strong>
      {samples.length > 0 && (
        <table className={css.table}>
          <tbody>
            {samples.slice(0, listed).map(({ sku, before, after }) => (
              <tr key={sku}>
                <td>
                  <bdi>{sku}</bdi>
                </td>
                <td className={css.before}>{before === null ? '–' : formatMoney(before, locale)}</td>
                <td>{formatMoney(after, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {skipped > 0 && (
        <>
          <strong>{own('prices.skipped', { smart_count: skipped })}</strong>
          <ul className={css.reasons}>
            {[...reasons].map(([why, entries]) => (
              <li key={why}>
                {own(`prices.why.${why}`)}{' '}
                <span className={css.quiet}>
                  {list(entries.slice(0, 3).map(({ sku }) => sku))}
                  {entries.length > 3 && ' …'}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
