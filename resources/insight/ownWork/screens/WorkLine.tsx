import { useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import type { BulkChange } from '../../../../src/derive/bulkChange.ts'
import type { BulkJob } from '../../../../src/providers/shopCalls.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { AsList } from '../../../../src/views/list/AsList.tsx'
import { ChangeLine, JobLine } from '../../../../src/views/list/ChangeLine.tsx'
import { useChangeTitle } from '../../../../src/views/list/useChangeTitle.ts'
import css from './ownWork.module.css'

const RecentChanges = lazy(() => import('../../../../src/views/list/RecentChanges.tsx'))
const AllDialog = lazy(() => import('../../../../src/views/list/all/AllDialog.tsx'))

/** Something that was done to many records, as the server tells of it (`GET /own-work`). */
export interface OwnWork {
  readonly area: string
  readonly at: string
  readonly job?: BulkJob
  readonly change?: BulkChange
  readonly mayUndo: boolean
}

interface WorkLineProps {
  resource: Resource
  work: OwnWork
  /** A dialog about it was closed: it may be otherwise now. */
  onEnd: () => void
}

/** One of them: what it is of which area, how it stands, what became of each record, and the way back. */
export function WorkLine({ resource, work, onEnd }: WorkLineProps) {
  return (
    <AsList area={resource}>
      <Line work={work} onEnd={onEnd} />
    </AsList>
  )
}

function Line({ work: { job, change, mayUndo }, onEnd }: Pick<WorkLineProps, 'work' | 'onEnd'>) {
  const translate = useTranslate()
  const titleOf = useChangeTitle()
  const [open, setOpen] = useState<'job' | 'undo'>()
  const title = job ? titleOf({ ...job, count: job.total }) : change && titleOf(change)
  const close = () => {
    setOpen(undefined)
    onEnd()
  }
  return (
    <li className={css.line}>
      {job && <JobLine job={job} />}
      {change && (job === undefined || change.undone !== null || mayUndo) && <ChangeLine change={change} />}
      <span className={css.acts}>
        {job && (
          <Button
            small
            aria-label={translate('task.ownWork.show', title ?? {})}
            onClick={() => setOpen('job')}
          >
            {translate('task.all.show')}
          </Button>
        )}
        {change && mayUndo && (
          <Button small aria-label={translate('task.undo.of', title ?? {})} onClick={() => setOpen('undo')}>
            {translate('task.undo.undo')}
          </Button>
        )}
      </span>
      <Suspense>
        {open === 'job' && <AllDialog total={job?.total ?? 0} job={job?.id} onClose={close} />}
        {open === 'undo' && <RecentChanges first={change} onClose={close} />}
      </Suspense>
    </li>
  )
}
