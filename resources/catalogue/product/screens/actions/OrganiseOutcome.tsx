import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import pricing from '../pricing/pricing.module.css'
import { useOwn } from '../useOwn.ts'
import type { OrganiseReport } from './useOrganise.ts'

/** How many products a change would change, and which it would leave as they are, and why. */
export function OrganiseOutcome({ report: { changed, skips } }: { report: OrganiseReport }) {
  const { list } = usePunctuation()
  const own = useOwn()
  const reasons = [...Map.groupBy(skips, ({ why }) => why)]
  return (
    <div className={pricing.outcome} role="status">
      <strong>{own('organise.changed', { smart_count: changed })}</strong>
      {reasons.length > 0 && (
        <>
          <strong>{own('organise.skipped', { smart_count: skips.length })}</strong>
          <ul className={pricing.reasons}>
            {reasons.map(([why, entries]) => (
              <li key={why}>
                {own(`organise.why.${why}`)}{' '}
                <span className={pricing.quiet}>
                  {list(entries.slice(0, 3).map(({ name }) => name))}
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
