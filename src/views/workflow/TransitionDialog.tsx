import { RecordContextProvider, useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Dialog } from '../../controls/parts/Dialog.tsx'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { AskedField } from '../AskedField.tsx'
import { AnswerForm } from '../form/AnswerForm.tsx'
import css from '../form/form.module.css'
import { useTexts } from '../form/useTexts.ts'
import { titleOf } from '../titleOf.ts'
import { messageOf, useTransition } from './useTransition.ts'

interface TransitionDialogProps {
  resource: Resource
  record: AnyRecord
  name: string
  isDirty: boolean
  saveFirst?: (() => Promise<AnyRecord | undefined>) | undefined
  onMoved: (record: AnyRecord) => void
  onClose: () => void
}

/** Asks what a transition needs to know, or once more whether it is meant; unsaved changes are saved first. */
export function TransitionDialog({
  resource,
  record,
  name,
  isDirty,
  saveFirst,
  onMoved,
  onClose,
}: TransitionDialogProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const texts = useTexts(resource)
  const { ask = [], tone } = resource.workflow?.transitions[name] ?? {}
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(ask.map((field) => [field, record[field] ?? null])),
  })
  const [problem, setProblem] = useState<string>()
  const { move, isMoving } = useTransition(resource, onMoved, { isQuiet: true })
  const verb = texts.transition(name)
  const consequence = texts.consequence(name)

  const onSubmit = async (answers: Record<string, unknown>) => {
    setProblem(undefined)
    const current = isDirty && saveFirst ? await saveFirst() : record
    // Its form says why it could not be saved.
    if (!current) return onClose()
    const failure = await move(current, name, answers)
    if (!failure) return onClose()
    const own = failure.kind === 'invalid' ? failure.problems.filter(({ path }) => ask.includes(path)) : []
    for (const { path, message } of own) form.setError(path, { type: 'server', message })
    if (failure.kind !== 'invalid' || own.length < failure.problems.length)
      setProblem(translate(messageOf(failure), { _: messageOf(failure) }))
  }
  return (
    <Dialog
      title={translate('form.workflow.question', { verb, title: titleOf(resource, record, locale) })}
      onClose={onClose}
    >
      <RecordContextProvider value={record}>
        <AnswerForm
          form={form}
          onAnswers={onSubmit}
          onClose={onClose}
          isBusy={isMoving}
          isQuestion={ask.length === 0}
          danger={tone === 'danger'}
          submit={translate('form.workflow.submit', { verb, name: texts.noun() })}
        >
          {consequence && <p>{consequence}</p>}
          {isDirty && <p>{translate('form.workflow.savedFirst')}</p>}
          {ask.map((path) => (
            <AskedField key={path} resource={resource} name={path} disabled={isMoving} />
          ))}
          {problem && (
            <p className={css.wrong} role="alert">
              {problem}
            </p>
          )}
        </AnswerForm>
      </RecordContextProvider>
    </Dialog>
  )
}
