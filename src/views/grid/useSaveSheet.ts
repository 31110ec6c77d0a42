import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useCallback, useRef, useState } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { type Failure, failureOf, type OthersChange } from '../form/failureOf.ts'
import { type CellPath, pathAt } from './cellPaths.ts'
import { afterSaving, type Edited, payloadFor, rebased } from './edits.ts'
import type { SheetEdits } from './useEdits.ts'
import type { SheetRecords } from './useSheetRecords.ts'

/** What the server found wrong with a record, by the path of the cell; under an empty one what concerns the record as a whole. */
export type Refusals = Readonly<Record<CellPath, string>>

/** How often a record is sent again whose others' changes fit. */
const mostTries = 4

interface SaveSheetOptions {
  resource: Resource
  edits: SheetEdits
  records: Pick<SheetRecords, 'recordAt' | 'know'>
  /** Whether a record has something that must be put right first. */
  isHeld: (id: string) => boolean
}

/** Saves the records of a sheet one after the other, each over the version that it was changed at, as the forms do. */
export function useSaveSheet({ resource, edits, records, isHeld }: SaveSheetOptions) {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [progress, setProgress] = useState<{ done: number; of: number }>()
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusals>>>({})
  const [authors, setAuthors] = useState<Readonly<Record<string, readonly OthersChange[]>>>({})
  const isUnderWay = useRef(false)

  const replace = (id: string, next: Edited | undefined) => {
    const { [id]: _, ...others } = edits.latest.current
    edits.put(next ? { ...others, [id]: next } : others)
  }
  const refuse = (id: string, refusal: Refusals | undefined) =>
    setRefusals(({ [id]: _, ...others }) => (refusal ? { ...others, [id]: refusal } : others))

  /** Why a record could not be saved; nothing where it was, or somebody has to choose first. */
  const saveOne = async (id: string): Promise<Failure | 'open' | undefined> => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const [record, edited] = [records.recordAt(id), edits.latest.current[id]]
      if (!edited) return undefined
      if (!record || edited.clashes.length > 0) return 'open'
      const { data, changed } = payloadFor(resource, record, edited)
      try {
        const answer = await dataProvider.update<AnyRecord>(resource.path, {
          id,
          data: data as Partial<AnyRecord>,
          previousData: record,
          meta: { version: record.version },
        })
        records.know(answer.data)
        replace(id, afterSaving(edits.latest.current[id], edited.mine, answer.data))
        refuse(id, undefined)
        return undefined
      } catch (error) {
        const failure = failureOf(error)
        if (failure.kind !== 'stale') {
          refuse(id, refusalsOf(failure, changed))
          return failure
        }
        setAuthors((all) => ({ ...all, [id]: failure.changes }))
        records.know({ ...record, ...failure.current })
        replace(id, rebased(resource, edits.latest.current[id] ?? edited, failure.current).edited)
      }
    }
    return 'open'
  }

  const save = async () => {
    if (isUnderWay.current) return
    edits.settle()
    const ids = Object.keys(edits.latest.current).filter((id) => !isHeld(id))
    if (ids.length === 0) return
    isUnderWay.current = true
    let saved = 0
    for (const [index, id] of ids.entries()) {
      setProgress({ done: index, of: ids.length })
      const failure = await saveOne(id)
      if (failure === undefined) saved += 1
      // The next ones would fare no better; all of it is still there.
      else if (failure !== 'open' && failure.kind === 'passing') break
    }
    isUnderWay.current = false
    setProgress(undefined)
    if (saved > 0) {
      notify('grid.saved', { type: 'success', messageArgs: { smart_count: saved } })
      await queryClient.invalidateQueries({ queryKey: [resource.path] })
    }
  }
  return {
    save,
    progress,
    refusals,
    authors,
    /** What was refused of a cell that is changed again says nothing any more. */
    clear: useCallback(
      (id: string) =>
        setRefusals((all) => {
          const { [id]: told, ...others } = all
          return told ? others : all
        }),
      [],
    ),
  }
}

function refusalsOf(failure: Failure, sent: AnyRecord): Refusals {
  if (failure.kind !== 'invalid') return { '': 'message' in failure ? failure.message : '' }
  return Object.fromEntries(failure.problems.map(({ path, message }) => [pathAt(sent, path), message]))
}
