import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { defined } from '../../core/defined.ts'
import type { AnyRecord } from '../../core/index.ts'
import type { FieldEdits } from '../../derive/fieldEdits.ts'
import { finalityOf, goesAtOnce } from '../../derive/undo.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { BulkResult } from '../../providers/shopCalls.ts'
import { useSayFailure } from '../../providers/useAct.ts'
import { useIsOpen } from '../../providers/useIsOpen.ts'
import { type ListTask, useListView } from './ListViewContext.ts'
import { useListTexts } from './useListTexts.ts'
import { useReportDone } from './useUndoBulk.tsx'

/** How far a task has come: a question to answer, the server looking what would happen, a confirmation, the work, what was refused. */
export type TaskStage =
  | { readonly is: 'asking'; readonly errors?: Record<string, string> | undefined }
  | { readonly is: 'checking' }
  | { readonly is: 'confirming'; readonly result: BulkResult; readonly answer: Answer }
  | { readonly is: 'working'; readonly result: BulkResult }
  | { readonly is: 'refused'; readonly result: BulkResult }

/** What a person answered: the values that fields are given, and what is done to the values that they have. */
export interface Answer {
  readonly data: Record<string, unknown>
  readonly changes?: FieldEdits | undefined
}

export const recordsOf = (task: ListTask): readonly AnyRecord[] =>
  task.kind === 'move' ? [task.record] : task.records

interface TaskOptions {
  onDone: (done: readonly string[]) => void
  onClose: () => void
}

/**
 * Does something with records: first as a dry run, so that a person knows how many change and why others do not before anything
 * does. Only what cannot be undone or would leave some out is confirmed, as is a transition that asks for it. What is deleted and can be
 * put back is gone from the list with the press, and there again where the server refuses it.
 */
export function useTask(task: ListTask, { onDone, onClose }: TaskOptions) {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const sayFailure = useSayFailure()
  const translate = useTranslate()
  const { resource, viewer } = useListView()
  const texts = useListTexts(resource)
  const reportDone = useReportDone(resource)
  const isOpen = useIsOpen()
  const records = recordsOf(task)
  const transition = task.kind === 'transition' ? resource.workflow?.transitions[task.name] : undefined
  const asks = task.kind === 'edit' || task.kind === 'move' || (transition?.ask?.length ?? 0) > 0
  const why = finalityOf(
    resource,
    task.kind === 'transition' ? task.name : task.kind === 'delete' ? 'delete' : 'update',
  )
  // A single record is soon put right by hand; of many it is said before that nobody can put them back.
  const isFinal =
    task.kind === 'delete' || transition?.confirm === true || (why !== null && records.length > 1)
  const isAtOnce = task.kind === 'delete' && goesAtOnce(viewer, resource)
  const [stage, setStage] = useState<TaskStage>(asks ? { is: 'asking' } : { is: 'checking' })

  const call = async (
    { data, changes }: Answer,
    dryRun: boolean,
    ids?: readonly string[],
  ): Promise<BulkResult> => {
    const chosen = ids ? records.filter(({ id }) => ids.includes(id)) : records
    const params = { items: chosen.map(({ id, version }) => ({ id, version })), dryRun }
    if (task.kind === 'delete') return (await dataProvider.bulkDelete(resource.path, params)).data
    if (task.kind === 'transition')
      return (await dataProvider.bulkTransition(resource.path, { ...params, name: task.name, data })).data
    return (await dataProvider.bulkUpdate(resource.path, defined({ ...params, data, changes }))).data
  }

  const fail = (error: unknown) => {
    sayFailure(error)
    if (asks) setStage({ is: 'asking' })
    else onClose()
  }

  const tell = ({ done: { length: done }, undo }: BulkResult) => {
    const status = transition && texts.value('status', transition.to)
    const key =
      task.kind === 'transition'
        ? 'list.done.transition'
        : `list.done.${task.kind === 'delete' ? 'delete' : 'edit'}`
    const said = translate(key, { smart_count: done, count: texts.count(done), status })
    const final =
      why && done > 1 ? translate('task.final', { why: translate(`task.undo.final.${why}`) }) : undefined
    reportDone(final ? translate('task.both', { said, final }) : said, undo)
  }

  /** What was wrong with the answers themselves, where it was wrong for every record. */
  const errorsOf = ({ done, refused }: BulkResult) =>
    asks && done.length === 0 ? refused.find(({ errors }) => errors)?.errors : undefined

  const work = async (answer: Answer, checked: BulkResult) => {
    setStage({ is: 'working', result: checked })
    try {
      const result = await call(answer, false, checked.done)
      if (result.done.length > 0) tell(result)
      await queryClient.invalidateQueries({ queryKey: [resource.path] })
      onDone(result.done)
      if (result.refused.length > 0) setStage({ is: 'refused', result })
      else onClose()
    } catch (error) {
      // What was hidden is there again.
      if (isAtOnce) void queryClient.invalidateQueries({ queryKey: [resource.path] })
      fail(error)
    }
  }

  /** Takes the records out of all lists of the area that are known, until these are read again. */
  const hide = (ids: readonly string[]) =>
    queryClient.setQueriesData<{ data: AnyRecord[]; total?: number }>(
      { queryKey: [resource.path, 'getList'] },
      (list) => {
        if (!list) return list
        const data = list.data.filter(({ id }) => !ids.includes(id))
        const { total } = list
        return total === undefined
          ? { ...list, data }
          : { ...list, data, total: total - list.data.length + data.length }
      },
    )

  const deleteAtOnce = async () => {
    const ids = records.map(({ id }) => id)
    // A look that is under way would bring them back.
    void queryClient.cancelQueries({ queryKey: [resource.path, 'getList'] })
    hide(ids)
    await work({ data: {} }, { done: ids, refused: [] })
  }

  /** Looks what would happen with these answers, and does it where nothing has to be confirmed. */
  const check = async (answer: Answer = { data: {} }) => {
    if (isAtOnce) return deleteAtOnce()
    setStage({ is: 'checking' })
    try {
      const result = await call(answer, true)
      // It was called off meanwhile.
      if (!isOpen()) return
      const errors = errorsOf(result)
      if (errors) setStage({ is: 'asking', errors })
      else if (result.done.length === 0) setStage({ is: 'refused', result })
      else if (isFinal || result.refused.length > 0) setStage({ is: 'confirming', result, answer })
      else await work(answer, result)
    } catch (error) {
      fail(error)
    }
  }

  return { stage, asks, why, check, work }
}
