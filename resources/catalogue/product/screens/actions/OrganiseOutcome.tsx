import pricing from '../pricing/pricing.module.css'
import { SkipReasons } from '../pricing/SkipReasons.tsx'
import { useOwn } from '../useOwn.ts'
import type { OrganiseReport } from './useOrganise.ts'

/** How many products a change would change, and which it would leave as they are, and why. */
export function OrganiseOutcome({ report: { changed, skips } }: { report: OrganiseReport }) {
  const own = useOwn()
  return (
    <div className={pricing.outcome} role="status">
      <strong>{own('organise.changed', { smart_count: changed })}</strong>
      {skips.length > 0 && (
        <SkipReasons
          title={own('organise.skipped', { smart_count: skips.length })}
          skips={skips}
          words={(why) => own(`organise.why.${why}`)}
        />
      )}
    </div>
  )
}
