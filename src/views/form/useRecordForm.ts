import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { AnyRecord } from '../../core/index.ts'
import type { Conflict } from './conflict/ConflictDialog.tsx'
import { merge } from './conflict/merge.ts'
import { withSavedRows } from './conflict/savedRows.ts'
import { type FormPlace, type FormStand, useFormFacts } from './FormContexts.ts'
import { useAfterSave } from './useAfterSave.ts'
import { useBusyParts } from './useBusyParts.ts'
import { useChanged } from './useChanged.ts'
import { useDraft } from './useDraft.ts'
import { useSaving } from './useSaving.ts'
import { changedParts, payloadOf, startValues, type Values, withValueAt } from './values.ts'

/** Sends checked values; `another`: a further record is to be made next. */
export type Send = (values: Values, another: boolean) => Promise<AnyRecord | undefined>

interface RecordFormOptions {
  /** The record as the server has it now. */
  latest: AnyRecord | undefined
  /** Makes a record the one that changes are counted from. */
  onBase: (record: AnyRecord) => void
  /** Called by the form with values that passed the check. */
  send: RefObject<Send>
  place: FormPlace
  /** What others changed elsewhere in the record comes in by itself (`FormShape`). */
  savesItself: boolean
}

/** What a form does: counts what changed, keeps it as a draft, saves it, and brings it together with what others saved. */
export function useRecordForm({ latest, onBase, send, place, savesItself }: RecordFormOptions) {
  const { id, resource, base, parts } = useFormFacts()
  const { getValues, reset, setError, handleSubmit } = useFormContext<Values>()
  const [conflict, setConflict] = useState<Conflict>()
  const isLeaving = useRef(false)
  const { isBusy, report } = useBusyParts()
  const { isSubmitting } = useFormState()
  const saving = useSaving()
  // From the check of the values on: they must not be put anew under a send that is about to go, for react-hook-form would drop it.
  const isSaving = isSubmitting || saving.isSaving
  const after = useAfterSave()
  const [brought, onBrought] = useState<Values>({})

  const start = useMemo(() => startValues(resource, base), [resource, base])
  const edited = useRef(() => {})
  const changed = useChanged(start, () => edited.current())
  const draft = useDraft({
    resource: resource.name,
    id: base ? String(base.id) : 'new',
    version: base?.version ?? 0,
    parts,
    changed,
    base: start,
    values: getValues,
  })
  edited.current = draft.storeSoon

  const rebase = useCallback(
    (record: AnyRecord, next: Values) => {
      onBase(record)
      reset(next)
    },
    [onBase, reset],
  )
  const isBehind = latest !== undefined && base !== undefined && latest.version > base.version
  /** The form with what others changed in a newer record; undefined where they changed the same as somebody did here. */
  const mergedWith = useCallback(
    (newer: AnyRecord, from: AnyRecord | undefined): Values | undefined => {
      const [before, theirs] = [startValues(resource, from), startValues(resource, newer)]
      const sides = { base: before, mine: getValues(), theirs }
      const { clashes, values } = merge(parts, resource.fields, sides)
      return clashes.length === 0 ? values : undefined
    },
    [parts, getValues, resource],
  )
  // A newer record comes in by itself while nothing was changed here.
  useEffect(() => {
    // What is being sent may be in it already: its answer comes first.
    if (!isBehind || isSaving || !(savesItself || changed.length === 0)) return
    const merged = mergedWith(latest, base)
    if (merged) rebase(latest, merged)
  }, [isBehind, latest, base, savesItself, isSaving, changed.length, mergedWith, rebase])

  /** Sends what differs from a record: again as often as somebody else was first, while they changed something else. */
  const sendFrom = async (
    from: AnyRecord | undefined,
    given: Values,
    another: boolean,
  ): Promise<AnyRecord | undefined> => {
    const changes = changedParts(parts, startValues(resource, from), given)
    // A merge may have come out as what is stored already.
    if (from && changes.length === 0) return from
    const saved = await saving.save(payloadOf(changes, given), from?.version)
    if (!saved) return undefined
    if ('failure' in saved) {
      const { failure } = saved
      if (failure.kind === 'stale' && from) {
        const merged = savesItself ? mergedWith(failure.current, from) : undefined
        if (merged) {
          rebase(failure.current, merged)
          return sendFrom(failure.current, merged, another)
        }
        setConflict({ ...failure, base: from, theirs: failure.current })
      }
      if (failure.kind !== 'invalid') return undefined
      for (const { path, message } of failure.problems) setError(path, { type: 'server', message })
      return undefined
    }
    draft.clear()
    if (from) {
      // What was typed while the answer was on its way stays.
      const sent = { base: given, mine: getValues(), theirs: startValues(resource, saved.record) }
      rebase(saved.record, merge(parts, resource.fields, withSavedRows(resource.fields, sent)).values)
    } else {
      isLeaving.current = !another
      reset(startValues(resource, undefined))
      if (another) place.goTo(Object.values(resource.form.sections)[0]?.lines[0]?.[0] ?? '')
    }
    if (!savesItself) after(saved.record, { isNew: !from, another })
    return saved.record
  }
  send.current = (given, another) => sendFrom(base, given, another)

  const submit = useCallback(() => {
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) form.requestSubmit()
  }, [id])
  const saveFirst = useCallback(async () => {
    let record: AnyRecord | undefined
    // Where newer values came in while these were checked, react-hook-form says nothing and sends nothing: it is asked again.
    let isChecked = false
    const checked = () => {
      isChecked = true
    }
    const run = async (given: Values) => {
      checked()
      record = await send.current(given, false)
    }
    while (!isChecked) await handleSubmit(run, checked)()
    return record
  }, [handleSubmit, send])
  const discard = useCallback(() => {
    reset(start)
    draft.clear()
    saving.clear()
  }, [reset, start, draft.clear, saving.clear])

  const restore = () => {
    if (!draft.offered) return
    const { mine, base: before, version } = draft.offered
    const over = (paths: Values) =>
      Object.entries(paths).reduce((all, [path, value]) => withValueAt(all, path, value), start)
    const merged = merge(parts, resource.fields, { base: over(before), mine: over(mine), theirs: start })
    draft.accept()
    reset(merged.values, { keepDefaultValues: true })
    if (base && version !== base.version && merged.clashes.length > 0) {
      setConflict({ base: { ...base, ...over(before) }, theirs: base, changes: [] })
    }
  }
  const compare = () => {
    const { failure } = saving
    if (failure?.kind === 'stale' && base) setConflict({ ...failure, base, theirs: failure.current })
    else if (latest && base) setConflict({ base, theirs: latest, changes: [] })
  }
  const settle = (merged: Values, current: AnyRecord) => {
    setConflict(undefined)
    saving.clear()
    rebase(current, merged)
    // Once the form stands on the newer record.
    setTimeout(submit)
  }

  const stand = useMemo(
    (): FormStand => ({
      changed,
      brought,
      onBrought,
      isDirty: changed.length > 0,
      isSaving,
      isBusy,
      submit,
      discard,
      saveFirst,
    }),
    [changed, brought, isSaving, isBusy, submit, discard, saveFirst],
  )
  return {
    stand,
    report,
    failure: saving.failure,
    draft,
    conflict,
    isLeaving,
    /** Somebody else saved while something was being changed here. */
    isBehind: isBehind && changed.length > 0 && !isSaving && !conflict,
    rebase: (record: AnyRecord) => rebase(record, startValues(resource, record)),
    restore,
    compare,
    settle,
    postpone: () => setConflict(undefined),
  }
}
