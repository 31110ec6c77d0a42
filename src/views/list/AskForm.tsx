import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { RecordContextProvider, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Field } from '../../core/index.ts'
import { parentField } from '../../derive/columns.ts'
import { inputOf } from '../../fields/inputs.ts'
import { type ListTask, useListView } from './ListViewContext.ts'
import { useListTexts } from './useListTexts.ts'
import { useServerErrors } from './useServerErrors.ts'
import { type Answer, recordsOf } from './useTask.ts'

export interface AskFormProps {
  task: Exclude<ListTask, { kind: 'edit' }>
  /** What the server found wrong with the answers, by field. */
  errors: Record<string, string> | undefined
  isBusy: boolean
  submit: string
  onAnswer: (answer: Answer) => void
  onClose: () => void
}

/** The few fields that a task needs before it can begin: those a transition asks for, a new place. */
export default function AskForm({ task, errors, isBusy, submit, onAnswer, onClose }: AskFormProps) {
  const translate = useTranslate()
  const { resource } = useListView()
  const texts = useListTexts(resource)
  const records = recordsOf(task)
  const names = namesOf()
  const only = records.length === 1 ? records[0] : undefined
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(names.map((name) => [name, only?.[name] ?? null])),
  })
  const { handleSubmit } = form

  useServerErrors(form, errors)

  function namesOf(): string[] {
    if (task.kind === 'transition') return [...(resource.workflow?.transitions[task.name]?.ask ?? [])]
    return task.kind === 'move' ? [parentField(resource) ?? ''] : []
  }

  const onSubmit = handleSubmit((values) =>
    onAnswer({ data: Object.fromEntries(names.map((name) => [name, values[name] ?? null])) }),
  )
  return (
    <FormProvider {...form}>
      <Around record={only}>
        <form
          onSubmit={(event) => {
            event.stopPropagation()
            void onSubmit(event)
          }}
          noValidate
        >
          <DialogContent sx={{ display: 'grid', gap: 2.5, minInlineSize: 0 }}>
            {names.map((name) => {
              const field = resource.fields[name] as Field
              const { Input } = inputOf(field.kind)
              return (
                <Input
                  key={name}
                  source={name}
                  name={name}
                  label={texts.field(name)}
                  help={texts.help(name)}
                  options={field.options}
                  field={field}
                  resource={resource}
                  required={field.options.required === true}
                  disabled={isBusy}
                />
              )
            })}
          </DialogContent>
          <DialogActions>
            <Button variant="text" color="secondary" onClick={onClose} disabled={isBusy}>
              {translate('ra.action.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              {submit}
            </Button>
          </DialogActions>
        </form>
      </Around>
    </FormProvider>
  )
}

/** An input may look at the record it belongs to: the parent of a tree leaves out what lies below it. */
function Around({ record, children }: { record: object | undefined; children: ReactNode }) {
  return record ? <RecordContextProvider value={record}>{children}</RecordContextProvider> : children
}
