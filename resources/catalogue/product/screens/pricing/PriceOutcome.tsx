import { formatMoney } from '../../../../../src/fields/money/formatMoney.ts'
import { useOwn } from '../useOwn.ts'
import css from './pricing.module.css'
import { SkipReasons } from './SkipReasons.tsx'

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
  const own = useOwn()
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
        <SkipReasons
          title={own('prices.skipped', { smart_count: skipped })}
          skips={skips.map(({ sku, why }) => ({ name: sku, why }))}
          words={(why) => own(`prices.why.${why}`)}
        />
      )}
    </div>
  )
}
