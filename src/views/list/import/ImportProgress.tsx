import { useLocale, useTranslate } from 'ra-core'
import { Progress } from '../../../controls/parts/Progress.tsx'
import { formatNumber } from '../../../fields/decimal/formatNumber.ts'
import type { BulkJob } from '../../../providers/shopCalls.ts'

/** How far a large file is, which is looked at or stored behind. */
export function ImportProgress({ job: { state, passed, total } }: { job: BulkJob }) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const [through, all] = [passed, total].map((count) => formatNumber(count, locale))
  return (
    <div>
      <Progress
        label={translate(state === 'running' ? 'task.all.running' : 'task.checking')}
        done={passed}
        of={total}
      />
      <p role="status">{translate(`task.all.${state}Of`, { passed: through, total: all })}</p>
      {state === 'running' && <p>{translate('task.all.goesOn')}</p>}
    </div>
  )
}
