import { useCreatePath, useNavigate, useNotify } from 'ra-core'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AnyRecord } from '../../core/index.ts'
import { BusyContext } from './BusyContext.ts'
import { type Conflict, ConflictDialog } from './conflict/ConflictDialog.tsx'
import { merge } from './conflict/merge.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { FocusTarget } from './FocusContext.ts'
import { FormPlaceContext, type FormStand, FormStandContext, useFormFacts } from './FormContexts.ts'
import { FormLayout } from './FormLayout.tsx'
import { FormNotices } from './FormNotices.tsx'
import css from './form.module.css'
import { LeaveGuard } from './LeaveGuard.tsx'
import { RecordHeader } from './RecordHeader.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useDraft } from './useDraft.ts'
import { useFilledSections } from './useFilledSections.ts'
import { useFormPlaceValue } from './useFormPlaceValue.ts'
import { useSaving } from './useSaving.ts'
import { useTexts } from './useTexts.ts'
import { changedParts, payloadOf, startValues, type Values, valueAt, withValueAt } from './values.ts'

/** Sends checked values; `another`: a further record is to be made next. */
export type Send = (values: Values, another: boolean) => Promise<AnyRecord | undefined>

interface FormBodyProps {
  latest: AnyRecord | undefined
  onBase: (record: AnyRecord) => void
  send: RefObject<Send>
  targets: Map<string, FocusTarget>
}

/** What a form shows and does: its state, its saving, its ways out. */
export function FormBody({ latest, onBase, send, targets }: FormBodyProps) {
  const facts = useFormFacts()
  const { id, resource, base, parts } = facts
  const { getValues, reset, setError, handleSubmit } = useFormContext<Values>()
  const { main, aside } = useFilledSections()
  const place = useFormPlaceValue(
    resource,
    resource.form.as === 'sections' ? [] : main.map(([key]) => key),
    id,
    targets,
  )
  const [conflict, setConflict] = useState<Conflict>()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const isLeaving = useRef(false)
  const saving = useSaving()
  const after = useAfterSave()

  const start = useMemo(() => startValues(resource, base), [resource, base])
  const changed = useChanged(start)
  const draft = useDraft({
    resource: resource.name,
    id: base ? String(base.id) : 'new',
    version: base?.version ?? 0,
    changed,
    base: start,
    values: getValues,
  })
  const values = useWatch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a value is worth keeping
  useEffect(() => {
    if (changed.length > 0 || values) draft.keepSoon()
  }, [values, changed])

  const rebase = useCallback(
    (record: AnyRecord, next: Values) => {
      onBase(record)
      reset(next)
    },
    [onBase, reset],
  )
  // A newer record comes in by itself while nothing was changed here.
  useEffect(() => {
    if (latest && base && latest.version > base.version && changed.length === 0)
      rebase(latest, startValues(resource, latest))
  }, [latest, base, changed.length, resource, rebase])

  send.current = async (given, another) => {
    const changes = changedParts(parts, start, given)
    // A merge may have come out as what is stored already.
    if (base && changes.length === 0) return base
    const saved = await saving.save(payloadOf(changes, given), base?.version)
    if (!saved) return undefined
    if ('record' in saved) {
      draft.forget()
      if (base) {
        // What was typed while the answer was on its way stays.
        const now = merge(parts, resource.fields, {
          base: given,
          mine: getValues(),
          theirs: startValues(resource, saved.record),
        })
        rebase(saved.record, now.values)
      } else {
        isLeaving.current = !another
        reset(startValues(resource, undefined))
        if (another) place.goTo(Object.values(resource.form.sections)[0]?.lines[0]?.[0] ?? '')
      }
      after(saved.record, { isNew: !base, another })
      return saved.record
    }
    if (saved.failure.kind === 'invalid') {
      for (const { path, message } of saved.failure.problems) setError(path, { type: 'server', message })
    } else if (saved.failure.kind === 'stale' && base) {
      setConflict({ base, theirs: saved.failure.current, changes: saved.failure.changes })
    }
    return undefined
  }

  const submit = useCallback(() => {
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) form.requestSubmit()
  }, [id])
  const saveFirst = useCallback(async () => {
    let record: AnyRecord | undefined
    await handleSubmit(async (given) => {
      record = await send.current(given, false)
    })()
    return record
  }, [handleSubmit, send])
  const discard = useCallback(() => {
    reset(start)
    draft.forget()
    saving.forget()
  }, [reset, start, draft.forget, saving.forget])
  const settle = (merged: Values, current: AnyRecord) => {
    setConflict(undefined)
    saving.forget()
    rebase(current, merged)
    setTimeout(submit)
  }
  const restore = () => {
    if (!draft.offered) return
    const { mine, base: before, version } = draft.offered
    const typed = Object.entries(mine).reduce((all, [path, value]) => withValueAt(all, path, value), start)
    const known = Object.entries(before).reduce((all, [path, value]) => withValueAt(all, path, value), start)
    const merged = merge(parts, resource.fields, { base: known, mine: typed, theirs: start })
    draft.accept()
    reset(merged.values, { keepDefaultValues: true })
    if (base && version !== base.version && merged.clashes.length > 0)
      setConflict({ base: { ...base, ...known }, theirs: base, changes: [] })
  }

  const stand = useMemo(
    (): FormStand => ({
      changed,
      isDirty: changed.length > 0,
      isSaving: saving.isSaving,
      isBusy: busy.size > 0,
      submit,
      discard,
      saveFirst,
    }),
    [changed, saving.isSaving, busy, submit, discard, saveFirst],
  )
  const report = useCallback(
    (part: string, isUnderWay: boolean) => setBusy((all) => withPart(all, part, isUnderWay)),
    [],
  )
  const isBehind =
    latest !== undefined && base !== undefined && latest.version > base.version && changed.length > 0
  return (
    <FormStandContext value={stand}>
      <FormPlaceContext value={place}>
        <BusyContext value={report}>
          <RecordHeader
            isLeaving={isLeaving}
            onMoved={(record) => rebase(record, startValues(resource, record))}
          />
          <div
            className={css.page}
            data-size={aside.length > 0 || resource.form.as !== 'sections' ? undefined : 'narrow'}
          >
            <div className={css.notices}>
              <FormNotices
                failure={saving.failure}
                draft={draft.offered}
                isBehind={isBehind && !conflict}
                onRetry={submit}
                onRestore={restore}
                onDecline={draft.decline}
                onCompare={() => {
                  if (saving.failure?.kind === 'stale' && base)
                    setConflict({ base, theirs: saving.failure.current, changes: saving.failure.changes })
                  else if (latest && base) setConflict({ base, theirs: latest, changes: [] })
                }}
              />
              <ErrorSummary />
            </div>
            <FormLayout />
            <SaveBar />
          </div>
          <LeaveGuard isLeaving={isLeaving} onDiscard={draft.forget} />
          {conflict && (
            <ConflictDialog
              conflict={conflict}
              mine={getValues()}
              onSettle={settle}
              onClose={() => setConflict(undefined)}
            />
          )}
        </BusyContext>
      </FormPlaceContext>
    </FormStandContext>
  )
}

/** What differs from the start; the same list while the same parts differ, so that typing draws nothing else anew. */
function useChanged(start: Values) {
  const { parts } = useFormFacts()
  const values = useWatch() as Values
  const changed = changedParts(parts, start, values)
  const known = useRef(changed)
  const isSame =
    known.current.length === changed.length &&
    known.current.every(({ path }, index) => path === changed[index]?.path)
  if (!isSame) known.current = changed
  return known.current
}

/** Says what was saved, and leads to the record that was made. */
function useAfterSave() {
  const { resource } = useFormFacts()
  const texts = useTexts(resource)
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  return (record: AnyRecord, { isNew, another }: { isNew: boolean; another: boolean }) => {
    notify(isNew ? 'form.created' : 'form.saved', {
      type: 'success',
      messageArgs: { name: texts.name(), title: String(valueAt(record, resource.title) ?? '') },
    })
    if (isNew && !another)
      navigate(createPath({ resource: resource.path, id: record.id, type: 'edit' }), { replace: true })
  }
}

function withPart(all: ReadonlySet<string>, part: string, isIn: boolean): ReadonlySet<string> {
  if (all.has(part) === isIn) return all
  return new Set(isIn ? [...all, part] : [...all].filter((each) => each !== part))
}
