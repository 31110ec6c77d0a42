import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { RecordContextProvider, useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Field } from '../../core/index.ts'
import { parentField } from '../../derive/columns.ts'
import { inputOf } from '../../fields/inputs.ts'
import { type ListTask, useListView } from './ListViewContext.ts'
import { bulkFields } from './recordActions.ts'
import { useListTexts } from './useListTexts.ts'
import { recordsOf } from './useTask.ts'

interface AskFormProps {
  task: ListTask
  /** What the server found wrong with the answers, by field. */
  errors: Record<string, string> | undefined
  isBusy: boolean
  submit: string
  onAnswer: (data: Record<string, unknown>) => void
  onClose: () => void
}

/** The few fields that a task needs before it can begin: those a transition asks for, one to change in many records, a new place. */
export default function AskForm({ task, errors, isBusy, submit, onAnswer, onClose }: AskFormProps) {
  const translate = useTranslate()
  const { resource, viewer } = useListView()
  const texts = useListTexts(resource)
  const choices = task.kind === 'edit' ? bulkFields(viewer, resource) : []
  const [chosen, choose] = useState('')
  const records = recordsOf(task)
  const names = namesOf()
  const only = records.length === 1 ? records[0] : undefined
  const form = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(names.map((name) => [name, only?.[name] ?? null])),
  })
  const { setError, handleSubmit } = form

  useEffect(() => {
    for (const [name, message] of Object.entries(errors ?? {}))
      setError(name.split('.')[0] ?? name, { type: 'server', message })
  }, [errors, setError])

  function namesOf(): string[] {
    if (task.kind === 'transition') return [...(resource.workflow?.transitions[task.name]?.ask ?? [])]
    if (task.kind === 'move') return [parentField(resource) ?? '']
    return chosen === '' ? [] : [chosen]
  }

  const onSubmit = handleSubmit((values) =>
    onAnswer(Object.fromEntries(names.map((name) => [name, values[name] ?? null]))),
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
            {task.kind === 'edit' && (
              <TextField
                select
                autoFocus
                label={translate('task.bulk.field')}
                value={chosen}
                onChange={(event) => choose(event.target.value)}
              >
                {choices.map((name) => (
                  <MenuItem key={name} value={name}>
                    {texts.field(name)}
                  </MenuItem>
                ))}
              </TextField>
            )}
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
            <Button type="submit" variant="contained" loading={isBusy} disabled={names.length === 0}>
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
