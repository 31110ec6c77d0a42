import { lazy, type RefObject, Suspense } from 'react'
import { useFormContext } from 'react-hook-form'
import type { AnyRecord } from '../../core/index.ts'
import { ToolBoundary } from '../../shell/frame/ToolBoundary.tsx'
import { BusyContext } from './BusyContext.ts'
import { useNoteDirty } from './dirtyForms.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import type { FocusTarget } from './FocusContext.ts'
import { FormPlaceContext, FormStandContext, useFormFacts } from './FormContexts.ts'
import { FormNotices } from './FormNotices.tsx'
import type { FormShape } from './FormShape.ts'
import css from './form.module.css'
import { LeaveGuard } from './LeaveGuard.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useFilledSections } from './useFilledSections.ts'
import { useFormPlaceValue } from './useFormPlaceValue.ts'
import { type Send, useRecordForm } from './useRecordForm.ts'

const ConflictDialog = lazy(() =>
  import('./conflict/ConflictDialog.tsx').then((module) => ({ default: module.ConflictDialog })),
)

interface FormBodyProps {
  latest: AnyRecord | undefined
  onBase: (record: AnyRecord) => void
  send: RefObject<Send>
  targets: Map<string, FocusTarget>
  shape: FormShape
}

/** What a form shows: its header, what has to be said, its inputs, and the ways out. */
export function FormBody({ targets, shape: { Header, Layout, ...shape }, ...options }: FormBodyProps) {
  const { id, resource } = useFormFacts()
  const { getValues } = useFormContext()
  const { main, aside } = useFilledSections()
  const isSplit = shape.isSplit && resource.form.as !== 'sections'
  const place = useFormPlaceValue(resource, isSplit ? main.map(([key]) => key) : [], id, targets)
  const form = useRecordForm({ ...options, place, savesItself: shape.savesItself === true })
  useNoteDirty(resource.name, options.latest?.id, form.stand.isDirty)
  return (
    <FormStandContext value={form.stand}>
      <FormPlaceContext value={place}>
        <BusyContext value={form.report}>
          <Header isLeaving={form.isLeaving} onMoved={form.rebase} />
          <div
            className={css.page}
            data-size={!shape.isSplit || aside.length > 0 || isSplit ? undefined : 'narrow'}
          >
            <div className={css.notices}>
              <FormNotices
                failure={form.failure}
                draft={form.draft.offered}
                behind={form.isBehind ? options.latest : undefined}
                onRetry={form.stand.submit}
                onRestore={form.restore}
                onDecline={form.draft.decline}
                onCompare={form.compare}
              />
              <ErrorSummary />
            </div>
            <Layout />
            {!shape.savesItself && <SaveBar />}
          </div>
          {!shape.savesItself && <LeaveGuard isLeaving={form.isLeaving} onDiscard={form.draft.clear} />}
          {form.conflict && (
            <ToolBoundary onFailure={form.postpone}>
              <Suspense>
                <ConflictDialog
                  conflict={form.conflict}
                  mine={getValues()}
                  onSettle={form.settle}
                  onClose={form.postpone}
                />
              </Suspense>
            </ToolBoundary>
          )}
        </BusyContext>
      </FormPlaceContext>
    </FormStandContext>
  )
}
