import { useTranslate } from 'ra-core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Dialog, dialog } from '../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../controls/parts/DialogButtons.tsx'
import { Progress } from '../../controls/parts/Progress.tsx'
import { endsRecord } from '../../derive/permissions.ts'
import { TypedToDelete } from '../form/TypedToDelete.tsx'
import { useTitleOf } from '../useTitleOf.ts'
import { type ListTask, useListView } from './ListViewContext.ts'
import { RefusedList } from './RefusedList.tsx'
import { useListTexts } from './useListTexts.ts'
import { recordsOf, useTask } from './useTask.ts'
import { WhetherUndone } from './WhetherUndone.tsx'

const AskForm = lazy(() => import('./AskForm.tsx'))
const EditForm = lazy(() => import('./EditForm.tsx'))

interface TaskDialogProps {
  task: ListTask
  onDone: (done: readonly string[]) => void
  onClose: () => void
}

/** The dialog of a task: asks what it needs, says how many records change and why others do not, and lists what was refused. */
export default function TaskDialog({ task, onDone, onClose }: TaskDialogProps) {
  const translate = useTranslate()
  const { stage, asks, why, check, work } = useTask(task, { onDone, onClose })
  const words = useTaskWords(task)
  const { resource } = useListView()
  const records = recordsOf(task)
  const started = useRef(false)
  // What nothing brings back goes only once it is typed what goes.
  const goesForGood = task.kind === 'delete' && why !== null
  const [isTyped, setTyped] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a task without questions starts once, when it is given
  useEffect(() => {
    if (!asks && !started.current) void check()
    started.current = true
  }, [])

  const isBusy = stage.is === 'checking' || stage.is === 'working'
  // A task that asks nothing and leaves nobody out needs no dialog at all.
  if (isBusy && !asks) return null
  const asking = {
    errors: stage.is === 'asking' ? stage.errors : undefined,
    isBusy,
    submit: words.verb,
    onAnswer: check,
    onClose,
  }
  // What is being done cannot be called off.
  const close = stage.is === 'working' ? () => undefined : onClose
  const title = stage.is === 'refused' ? words.refusedTitle(stage.result.done.length) : words.title
  return (
    <Dialog title={title} size="medium" onClose={close}>
      {isBusy && <Progress label={translate('task.checking')} />}
      {asks && (stage.is === 'asking' || stage.is === 'checking') && (
        <Suspense fallback={<div className={dialog.body} style={{ minBlockSize: 160 }} />}>
          {task.kind === 'edit' ? <EditForm {...asking} /> : <AskForm {...asking} task={task} />}
        </Suspense>
      )}
      {stage.is === 'confirming' && (
        <>
          <div className={dialog.body}>
            {words.consequence && <p>{words.consequence}</p>}
            {stage.result.refused.length > 0 && (
              <p>{words.plan(stage.result.done.length, stage.result.refused.length)}</p>
            )}
            <RefusedList resource={resource} records={records} refused={stage.result.refused} />
            {(why || task.kind === 'delete') && <WhetherUndone why={why} />}
            {goesForGood && <TypedToDelete what={words.goes(stage.result.done.length)} onTyped={setTyped} />}
          </div>
          <DialogButtons
            isCancelFirst
            onCancel={onClose}
            danger={words.isDanger}
            disabled={goesForGood && !isTyped}
            onClick={() => work(stage.answer, stage.result)}
          >
            {words.action(stage.result.done.length)}
          </DialogButtons>
        </>
      )}
      {stage.is === 'refused' && (
        <>
          <div className={dialog.body}>
            <RefusedList
              resource={resource}
              records={records}
              refused={stage.result.refused}
              showsReferrers={task.kind === 'delete'}
            />
          </div>
          <DialogButtons isCancelFirst onCancel={onClose} />
        </>
      )}
    </Dialog>
  )
}

/** The words of a task: always what is done, to what, and to how many. */
function useTaskWords(task: ListTask) {
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const { resource } = useListView()
  const texts = useListTexts(resource)
  const records = recordsOf(task)
  const [first] = records
  const verb = task.kind === 'transition' ? texts.transition(task.name) : translate(`task.${task.kind}`)
  /** The name of a single record, else how many there are. */
  const goes = (count: number) =>
    count === 1 && records.length === 1 && first ? titleOf(resource, first) : count
  const named = (count: number) => {
    const title = goes(count)
    return typeof title === 'string' ? translate('task.quoted', { title }) : texts.count(count)
  }
  const action = (count: number) =>
    translate('task.action', {
      verb,
      what: count === 1 && records.length === 1 ? texts.inner(1) : texts.count(count),
      smart_count: count,
    })
  const isDeletion = task.kind === 'delete'
  const asked =
    isDeletion || (task.kind === 'transition' && resource.workflow?.transitions[task.name]?.confirm)
  return {
    verb,
    /** Told of one record, which it speaks of. */
    consequence:
      task.kind === 'transition' && records.length === 1 ? texts.consequence(task.name) : undefined,
    goes,
    action,
    isDanger: isDeletion || (task.kind === 'transition' && endsRecord(resource, task.name)),
    title: translate(asked ? 'task.question' : 'task.title', { verb, what: named(records.length) }),
    plan: (done: number, refused: number) =>
      translate(isDeletion ? 'task.planDelete' : 'task.plan', {
        done: texts.count(done),
        refused,
        smart_count: refused,
      }),
    refusedTitle: (done: number) =>
      done === 0
        ? translate(isDeletion ? 'task.nothingDeleted' : 'task.nothing', {
            verb,
            what: named(records.length),
          })
        : translate(isDeletion ? 'task.partlyDeleted' : 'task.partly', {
            verb,
            refused: records.length - done,
            total: records.length,
          }),
  }
}
