import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import { useLocale, useTranslate } from 'ra-core'
import { lazy, Suspense, useId, useState } from 'react'
import { formatTime } from '../../fields/dateTime/formatTime.ts'
import type { BulkChange, BulkJob } from '../../providers/shopCalls.ts'
import { RelativeTime } from '../history/RelativeTime.tsx'
import { useListView } from './ListViewContext.ts'
import css from './RecentChanges.module.css'
import { RefusedList } from './RefusedList.tsx'
import { useChangeTitle } from './useChangeTitle.ts'
import { useListTexts } from './useListTexts.ts'
import { type UndoPlan, useRecentChanges } from './useRecentChanges.ts'

const AllDialog = lazy(() => import('./all/AllDialog.tsx'))

/** What was done in bulk in the last 24 hours, to undo it; how many records are put back is said before they are. */
export default function RecentChanges({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  const { resource } = useListView()
  const texts = useListTexts(resource)
  const { changes, jobs, error, plan, isBusy, look, undo, back } = useRecentChanges(onClose)
  const titleOf = useChangeTitle()
  const [shown, show] = useState<string>()
  const says = useWordsOf(plan)
  const done = plan?.result.done.length ?? 0
  if (shown)
    return (
      <Suspense>
        <AllDialog total={0} job={shown} onClose={onClose} />
      </Suspense>
    )
  const isWaiting = isBusy || (!changes && !error)
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        {plan ? translate('list.undo.of', titleOf(plan.change)) : translate('list.undo.recent')}
      </DialogTitle>
      {isWaiting && <LinearProgress aria-label={translate('task.checking')} sx={{ blockSize: 2 }} />}
      <DialogContent>
        {/* Stands there from the beginning, so that what comes into it is read out. */}
        <p role="status" className={css.status}>
          {says ??
            error?.message ??
            (changes?.length === 0 && jobs.length === 0 ? translate('list.undo.none') : '')}
        </p>
        {plan ? (
          <RefusedList
            resource={resource}
            records={plan.records}
            refused={plan.result.refused}
            isNamed={plan.change.count > 1}
          />
        ) : (
          <ul className={css.changes}>
            {jobs.map((job) => (
              <li key={job.id}>
                <JobLine job={job} />
                <Button variant="outlined" size="small" disabled={isBusy} onClick={() => show(job.id)}>
                  {translate('task.all.show')}
                </Button>
              </li>
            ))}
            {(changes ?? []).map((change) => (
              <li key={change.id}>
                <Line change={change} />
                {!change.undone && !change.final && (
                  <Button
                    variant="outlined"
                    size="small"
                    disabled={isBusy}
                    aria-label={translate('list.undo.of', titleOf(change))}
                    onClick={() => look(change)}
                  >
                    {translate('list.undo.undo')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </DialogContent>
      <DialogActions>
        {/* Another button in each step, so that it takes the focus of the one that was pressed and is gone. */}
        <Button
          key={plan ? 'back' : 'close'}
          autoFocus
          variant="text"
          color="secondary"
          onClick={plan ? back : onClose}
        >
          {translate(plan ? 'ra.action.cancel' : 'ra.action.close')}
        </Button>
        {plan && done > 0 && (
          <Button variant="contained" loading={isBusy} onClick={() => undo(plan)}>
            {translate('list.undo.action', { what: texts.count(done) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** What is done to all records of a condition, and how far it has come. */
function JobLine({ job }: { job: BulkJob }) {
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
function Line({ change }: { change: BulkChange }) {
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
          ? translate('list.undo.by', change.undone)
          : change.final
            ? translate('list.undo.cannot', { why: translate(`list.undo.final.${change.final}`) })
            : translate('list.undo.until', {
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

/** What undoing would do, in words. */
function useWordsOf(plan: UndoPlan | undefined): string | undefined {
  const translate = useTranslate()
  const { resource } = useListView()
  const texts = useListTexts(resource)
  if (!plan) return undefined
  const { done, refused } = plan.result
  if (done.length === 0) return translate('list.undo.nothing')
  return refused.length === 0
    ? translate('list.undo.whole', { what: texts.count(done.length) })
    : translate('list.undo.plan', { done: texts.count(done.length), smart_count: refused.length })
}
