import { useTranslate } from 'ra-core'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Dialog, dialog } from '../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../controls/parts/DialogButtons.tsx'
import { Progress } from '../../controls/parts/Progress.tsx'
import type { BulkChange } from '../../derive/bulkChange.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { OfArea } from '../OfArea.tsx'
import { AsList } from './AsList.tsx'
import { ChangeLine, JobLine } from './ChangeLine.tsx'
import { useListView } from './ListViewContext.ts'
import css from './RecentChanges.module.css'
import { RefusedList } from './RefusedList.tsx'
import { useChangeTitle } from './useChangeTitle.ts'
import { useListTexts } from './useListTexts.ts'
import { type UndoPlan, useRecentChanges } from './useRecentChanges.ts'

const AllDialog = lazy(() => import('./all/AllDialog.tsx'))

interface RecentChangesProps {
  /** The change that it is opened for: what undoing it would do is said at once. */
  first?: BulkChange | undefined
  onClose: () => void
}

/** What was done in bulk in the last 24 hours, to undo it; how many records are put back is said before they are. */
export default function RecentChanges({ first, onClose }: RecentChangesProps) {
  const translate = useTranslate()
  const { resource } = useListView()
  const texts = useListTexts(resource)
  const { changes, jobs, error, plan, job, isBusy, look, undo, back } = useRecentChanges(onClose)
  const titleOf = useChangeTitle()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => {
    if (first) void look(first)
  }, [])
  const [shown, show] = useState<string>()
  const [other, setOther] = useState<BulkChange>()
  const says = useWordsOf(plan)
  const done = plan?.result.done.length ?? 0
  const opened = shown ?? job
  if (opened)
    return (
      <Suspense>
        <AllDialog total={0} job={opened} onClose={onClose} />
      </Suspense>
    )
  if (other)
    return (
      <Suspense>
        <Whose area={other.area}>
          <RecentChanges first={other} onClose={onClose} />
        </Whose>
      </Suspense>
    )
  const isWaiting = isBusy || (!changes && !error) || (first !== undefined && !plan)
  return (
    <Dialog
      title={plan ? translate('task.undo.of', titleOf(plan.change)) : translate('list.recent')}
      size="medium"
      onClose={onClose}
    >
      {isWaiting && <Progress label={translate('task.checking')} />}
      <div className={dialog.body}>
        {/* Stands there from the beginning, so that what comes into it is read out. */}
        <p role="status" className={css.status}>
          {says ??
            error?.message ??
            (!first && changes?.length === 0 && jobs.length === 0 ? translate('task.undo.none') : '')}
        </p>
        {plan ? (
          <RefusedList
            resource={resource}
            records={plan.records}
            refused={plan.result.refused}
            isNamed={plan.change.count > 1}
          />
        ) : (
          <ul className={css.changes} hidden={first !== undefined}>
            {jobs.map((job) => (
              <li key={job.id}>
                <JobLine job={job} />
                <Button small disabled={isBusy} onClick={() => show(job.id)}>
                  {translate('task.all.show')}
                </Button>
              </li>
            ))}
            {(changes ?? []).map((change) => (
              <Suspense key={change.id}>
                <Whose area={change.area}>
                  <ChangeItem
                    change={change}
                    isBusy={isBusy}
                    onUndo={() => (change.area === resource.name ? look(change) : setOther(change))}
                  />
                </Whose>
              </Suspense>
            ))}
          </ul>
        )}
      </div>
      <DialogButtons
        isCancelFirst={first !== undefined || plan !== undefined}
        onCancel={plan && !first ? back : onClose}
        cancel={translate(plan ? 'ra.action.cancel' : 'ra.action.close')}
        busy={isBusy}
        onClick={() => plan && undo(plan)}
      >
        {done > 0 && translate('task.undo.action', { what: texts.count(done) })}
      </DialogButtons>
    </Dialog>
  )
}

/** What is told in the words of the area whose records were changed: the list's own, or another that an operation of it wrote to. */
function Whose({ area, children }: { area: string; children: ReactNode }) {
  const { resource } = useListView()
  if (area === resource.name) return children
  return <OfArea name={area}>{(opened) => <AsList area={opened}>{children}</AsList>}</OfArea>
}

interface ChangeItemProps {
  change: BulkChange
  isBusy: boolean
  onUndo: () => void
}

function ChangeItem({ change, isBusy, onUndo }: ChangeItemProps) {
  const translate = useTranslate()
  const titleOf = useChangeTitle()
  return (
    <li>
      <ChangeLine change={change} />
      {!change.undone && !change.final && (
        <Button
          small
          disabled={isBusy}
          aria-label={translate('task.undo.of', titleOf(change))}
          onClick={onUndo}
        >
          {translate('task.undo.undo')}
        </Button>
      )}
    </li>
  )
}

/** What undoing would do, in words. */
function useWordsOf(plan: UndoPlan | undefined): string | undefined {
  const translate = useTranslate()
  const { resource } = useListView()
  const texts = useListTexts(resource)
  if (!plan) return undefined
  const { done, refused } = plan.result
  if (done.length === 0) return translate('task.undo.nothing')
  return refused.length === 0
    ? translate('task.undo.whole', { what: texts.count(done.length) })
    : translate('task.undo.plan', { done: texts.count(done.length), smart_count: refused.length })
}
