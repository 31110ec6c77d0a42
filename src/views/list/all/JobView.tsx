import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Dialog, dialog } from '../../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../controls/parts/DialogButtons.tsx'
import { Progress } from '../../../controls/parts/Progress.tsx'
import { finalityOf } from '../../../derive/undo.ts'
import { formatNumber } from '../../../fields/decimal/formatNumber.ts'
import type { BulkJob } from '../../../providers/shopCalls.ts'
import { Button } from '../../../shell/controls/Button.tsx'
import { TypedToDelete } from '../../form/TypedToDelete.tsx'
import { useTitleOf } from '../../useTitleOf.ts'
import { useListView } from '../ListViewContext.ts'
import { Reason } from '../Reason.tsx'
import refused from '../RefusedList.module.css'
import { refusalWords } from '../refusalWords.ts'
import { useChangeTitle } from '../useChangeTitle.ts'
import { useListTexts } from '../useListTexts.ts'
import { WhetherUndone } from '../WhetherUndone.tsx'
import { useBulkJob } from './useBulkJob.ts'
import { isUnderWay } from './useFollowJob.tsx'
import { useRefusedFile } from './useRefusedFile.ts'

interface JobViewProps {
  id: string
  onClose: () => void
}

/** What would become of all records, how far it has come, and what was left out and why; it goes on when it is closed. */
export function JobView({ id, onClose }: JobViewProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const titleOf = useTitleOf()
  const { resource } = useListView()
  const { job, error, records, isBusy, run, cancel } = useBulkJob(id)
  const titleOfJob = useChangeTitle()
  const says = useWordsOf(job)
  const [isSaving, save] = useRefusedFile()
  const title = job ? titleOfJob({ ...job, count: job.total }) : undefined
  const nameOf = (record: string) => {
    const found = records.find((each) => each.id === record)
    return found ? titleOf(resource, found) : record
  }
  const why = job ? finalityOf(resource, job.action) : null
  const mayRun = job?.state === 'checked' && job.done > 0
  // What nothing brings back goes only once it is typed how many go.
  const goesForGood = mayRun && job.action === 'delete' && why !== null
  const [isTyped, setTyped] = useState(false)
  return (
    <Dialog
      title={
        title ? translate('task.title', { verb: title.fields, what: title.what }) : translate('task.checking')
      }
      size="medium"
      onClose={onClose}
    >
      {isUnderWay(job) && !error && (
        <Progress
          label={translate(job?.state === 'running' ? 'task.all.running' : 'task.checking')}
          done={job?.passed}
          of={job?.total}
        />
      )}
      <div className={dialog.body}>
        <p role="status">{error?.message ?? says}</p>
        {!isUnderWay(job) && (
          <ul className={refused.reasons}>
            {job?.reasons?.map((reason) => (
              <Reason
                key={reason.message}
                reason={refusalWords({ id: '', ...reason })}
                names={reason.ids.map(nameOf)}
                count={reason.count}
              />
            ))}
          </ul>
        )}
        {job && !isUnderWay(job) && job.refused > 0 && (
          <Button small busy={isSaving} onClick={() => void save(job)}>
            {translate('task.all.save')}
          </Button>
        )}
        {job?.state === 'running' && <p>{translate('task.all.goesOn')}</p>}
        {job?.undoes === null && (mayRun || job.state === 'done') && <WhetherUndone why={why} />}
        {goesForGood && <TypedToDelete what={job.done} onTyped={setTyped} />}
      </div>
      {mayRun ? (
        <DialogButtons
          key="run"
          isCancelFirst
          danger={job.action === 'delete'}
          busy={isBusy}
          disabled={goesForGood && !isTyped}
          onCancel={() => void cancel().then(onClose)}
          onClick={() => void run(job)}
        >
          {translate('task.all.run', { count: formatNumber(job.done, locale), smart_count: job.done })}
        </DialogButtons>
      ) : (
        <DialogButtons
          isCancelFirst
          onCancel={onClose}
          more={
            job &&
            isUnderWay(job) && (
              <Button
                disabled={isBusy}
                onClick={() => void cancel().then(job.state === 'running' ? undefined : onClose)}
              >
                {translate(job.state === 'running' ? 'task.all.stop' : 'ra.action.cancel')}
              </Button>
            )
          }
        />
      )}
    </Dialog>
  )
}

/** How far it has come, in words. */
function useWordsOf(job: BulkJob | undefined): string {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const { resource } = useListView()
  const texts = useListTexts(resource)
  if (!job) return ''
  const { action, state, done, refused: left, passed, total, error, undoes } = job
  if (state === 'failed') return translate('task.all.failed', { why: error?.message ?? '' })
  if (isUnderWay(job))
    return translate(`task.all.${state}Of`, {
      passed: formatNumber(passed, locale),
      total: texts.count(Math.max(total, passed)),
    })
  const what = texts.count(done)
  const values = { done: what, what, refused: formatNumber(left, locale), smart_count: left }
  if (state === 'checked') {
    const plan = action === 'delete' ? 'task.planDelete' : 'task.plan'
    if (left > 0) return translate(undoes ? 'task.undo.plan' : plan, values)
    return translate(undoes ? 'task.undo.whole' : 'task.all.whole', values)
  }
  if (undoes) return translate('task.undo.done', { count: what })
  return translate(left > 0 ? 'task.all.endedPartly' : 'task.all.ended', values)
}
