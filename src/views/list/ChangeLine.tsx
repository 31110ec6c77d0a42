import { useLocale, useTranslate } from 'ra-core'
import type { BulkChange } from '../../derive/bulkChange.ts'
import { formatTime } from '../../fields/dateTime/formatTime.ts'
import type { BulkJob } from '../../providers/shopCalls.ts'
import { RelativeTime } from '../history/RelativeTime.tsx'
import { useChangeTitle } from './useChangeTitle.ts'

/** What is done to all records of a condition, and how far it has come. */
export function JobLine({ job }: { job: BulkJob }) {
  const translate = useTranslate()
  const titleOf = useChangeTitle()
  const { fields, what } = titleOf({ ...job, count: job.total })
  return (
    <div>
      <strong>{fields}</strong>
      <span>
        {what} · {translate(`task.all.states.${job.state}`)} · <RelativeTime at={job.at} />
      </span>
    </div>
  )
}

/** What was done to how many records, who and when, and what may still be done about it. */
export function ChangeLine({ change }: { change: BulkChange }) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const titleOf = useChangeTitle()
  const { fields, what } = titleOf(change)
  return (
    <div>
      <strong>{fields}</strong>
      <span>
        {what} · {change.actor.name} · <RelativeTime at={change.at} />
      </span>
      <span>
        {change.undone
          ? translate('task.undo.by', change.undone)
          : change.final
            ? translate('task.undo.cannot', { why: translate(`task.undo.final.${change.final}`) })
            : Date.parse(change.until) < Date.now()
              ? translate('task.ownWork.late')
              : translate('task.undo.until', {
                  time: formatTime(change.until, locale, {
                    weekday: 'short',
                    hour: '2-digit',
                    minute: '2-digit',
                  }),
                })}
      </span>
    </div>
  )
}
