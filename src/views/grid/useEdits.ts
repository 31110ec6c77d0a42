import { useCallback, useMemo, useRef, useState } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { sameValue } from '../form/sameValue.ts'
import type { CellPath } from './cellPaths.ts'
import { type CellChange, type Edits, shownAt, withChanges } from './edits.ts'
import { draftedEdits, useSheetDraft } from './useSheetDraft.ts'

/** One step back: the cells as they were and as they became. */
type Step = readonly { readonly id: string; readonly path: CellPath; before: unknown; after: unknown }[]

/** How many steps can be taken back. */
const longestPast = 100

export type RecordAt = (id: string) => AnyRecord | undefined

/** The unsaved changes of the sheets of an area, with a way back and forth. `recordAt`: the records as they are stored. */
export function useEdits(area: string, recordAt: React.RefObject<RecordAt>) {
  const [drafted] = useState(() => draftedEdits(area))
  const [edits, setEdits] = useState<Edits>(drafted)
  const latest = useRef(edits)
  const past = useRef<Step[]>([])
  const future = useRef<Step[]>([])
  const open = useRef<{ id: string; path: CellPath; before: unknown }>(undefined)
  useSheetDraft(area, edits)

  const put = useCallback((next: Edits) => {
    latest.current = next
    setEdits(next)
  }, [])
  const shown = useCallback(
    (id: string, path: CellPath): unknown => {
      const record = recordAt.current(id)
      return record ? shownAt(record, latest.current[id], path) : null
    },
    [recordAt],
  )
  const write = useCallback(
    (changes: readonly CellChange[]) =>
      put(withChanges(latest.current, (id) => recordAt.current(id), changes)),
    [put, recordAt],
  )
  const note = useCallback((step: Step) => {
    if (step.length === 0) return
    past.current = [...past.current.slice(1 - longestPast), step]
    future.current = []
  }, [])
  /** What was typed into the open cell becomes one step. */
  const settle = useCallback(() => {
    const cell = open.current
    open.current = undefined
    if (!cell) return
    const after = shown(cell.id, cell.path)
    if (!sameValue(cell.before, after)) note([{ ...cell, after }])
  }, [shown, note])

  return useMemo(() => {
    const move = (from: typeof past, to: typeof past, side: 'before' | 'after') => {
      settle()
      const step = from.current.pop()
      if (!step) return
      to.current.push(step)
      write(step.map(({ id, path, [side]: value }) => ({ id, path, value })))
    }
    return {
      edits,
      latest,
      /** Whether all of them are from the last time. */
      isRestored: edits === drafted,
      put,
      shown,
      /** Gives cells other values, as one step. */
      change(changes: readonly CellChange[]) {
        settle()
        note(
          changes.flatMap(({ id, path, value }) => {
            const before = shown(id, path)
            return sameValue(before, value) ? [] : [{ id, path, before, after: value }]
          }),
        )
        write(changes)
      },
      /** Opens a cell: what is typed from now on is one step. */
      begin(id: string, path: CellPath) {
        settle()
        open.current = { id, path, before: shown(id, path) }
      },
      type: (id: string, path: CellPath, value: unknown) => write([{ id, path, value }]),
      settle,
      cancel() {
        const cell = open.current
        open.current = undefined
        if (cell) write([{ id: cell.id, path: cell.path, value: cell.before }])
      },
      undo: () => move(past, future, 'before'),
      redo: () => move(future, past, 'after'),
      discard() {
        open.current = undefined
        past.current = []
        future.current = []
        put({})
      },
    }
  }, [edits, drafted, put, shown, write, note, settle])
}

export type SheetEdits = ReturnType<typeof useEdits>
