import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { AnyRecord, Resource, Viewer } from '../../core/index.ts'
import { problemText } from '../form/problemText.ts'
import type { Texts } from '../form/useTexts.ts'
import type { Edited, Edits } from './edits.ts'
import { sheetProblems } from './sheetProblems.ts'
import type { Refusals } from './useSaveSheet.ts'

interface SheetProblemsOptions {
  resource: Resource
  viewer: Viewer
  records: readonly AnyRecord[]
  edits: Edits
  texts: Texts
  /** The fields that an operation writes. */
  booked: readonly string[]
  /** What the server said. */
  refusals: Readonly<Record<string, Refusals>>
}

/** What is wrong with the edited records, in words, by record and path: what the check finds, and what the server said of the same values. */
export function useSheetProblems({
  resource,
  viewer,
  records,
  edits,
  texts,
  booked,
  refusals,
}: SheetProblemsOptions) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  // Of each state of a record once: a key that is pressed in one must not check all the others anew.
  const judge = useMemo(() => {
    const words = { translate, texts, locale }
    const known = new WeakMap<Edited, { record: AnyRecord; said: Refusals | undefined }>()
    return (record: AnyRecord, edited: Edited): Refusals | undefined => {
      const before = known.get(edited)
      if (before?.record === record) return before.said
      const problems = sheetProblems(resource, viewer, record, edited, booked).map((problem) => [
        problem.path,
        problemText(resource, { ...problem, path: problem.place }, problem.value, words),
      ])
      const said = problems.length > 0 ? (Object.fromEntries(problems) as Refusals) : undefined
      known.set(edited, { record, said })
      return said
    }
  }, [resource, viewer, texts, booked, translate, locale])
  const found = useMemo(
    () =>
      Object.fromEntries(
        records.flatMap((record) => {
          const edited = edits[record.id]
          const said = edited && judge(record, edited)
          return said ? [[record.id, said] as const] : []
        }),
      ),
    [records, edits, judge],
  )
  const all = useMemo(() => {
    const ids = new Set([...Object.keys(found), ...Object.keys(refusals)])
    return Object.fromEntries([...ids].map((id) => [id, { ...refusals[id], ...found[id] }]))
  }, [found, refusals])
  return { found, all: all as Readonly<Record<string, Refusals>> }
}
