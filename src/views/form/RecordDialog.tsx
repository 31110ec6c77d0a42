import { CreateBase, useEditContext, useTranslate } from 'ra-core'
import { createContext, Suspense, useContext, useEffect, useRef } from 'react'
import { Dialog, dialog } from '../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../controls/parts/DialogButtons.tsx'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { useFormFacts, useFormStand } from './FormContexts.ts'
import { FormLayout } from './FormLayout.tsx'
import type { FormShape } from './FormShape.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { OpenedRecord } from './OpenedRecord.tsx'
import { RecordForm } from './RecordForm.tsx'

interface RecordDialogProps {
  resource: Resource
  /** Of the record; undefined for a new one. */
  id: string | undefined
  title: string
  /** `end` makes it a drawer. */
  side?: 'end'
  /** It is to be closed, or what was changed is saved. */
  onClose: () => void
}

/** The form of a record in a dialog, over the page that it belongs to. */
export function RecordDialog({ resource, id, title, side, onClose }: RecordDialogProps) {
  const translate = useTranslate()
  const waiting = <FormSkeleton resource={resource} />
  return (
    <Dialog title={title} size="medium" side={side} onClose={onClose}>
      <div className={dialog.body}>
        <OnSaved value={onClose}>
          {id === undefined ? (
            <Suspense fallback={waiting}>
              <CreateBase resource={resource.path} redirect={false} disableAuthentication>
                <RecordForm resource={resource} shape={dialogShape} />
              </CreateBase>
            </Suspense>
          ) : (
            <OpenedRecord resource={resource} id={id} waiting={waiting}>
              <Loaded resource={resource} />
            </OpenedRecord>
          )}
        </OnSaved>
      </div>
      <DialogButtons onCancel={onClose} cancel={translate('ra.action.cancel')} />
    </Dialog>
  )
}

const OnSaved = createContext<() => void>(() => undefined)

const dialogShape: FormShape = { Header: () => null, Layout: ClosingLayout, isSplit: false }

/** The inputs of a form that is over once what was changed is saved; a new record leads on by itself. */
function ClosingLayout() {
  const { base } = useFormFacts()
  const { isSaving, isDirty } = useFormStand()
  const onSaved = useContext(OnSaved)
  const latest = useRef(onSaved)
  latest.current = onSaved
  const wasSaving = useRef(false)
  useEffect(() => {
    if (base && wasSaving.current && !isSaving && !isDirty) latest.current()
    wasSaving.current = isSaving
  }, [base, isSaving, isDirty])
  return <FormLayout />
}

function Loaded({ resource }: { resource: Resource }) {
  const { record } = useEditContext<AnyRecord>()
  return record ? (
    <RecordForm key={record.id} resource={resource} record={record} shape={dialogShape} />
  ) : (
    <FormSkeleton resource={resource} />
  )
}
