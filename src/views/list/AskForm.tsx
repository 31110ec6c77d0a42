import { RecordContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { parentField } from '../../derive/columns.ts'
import { AskedField } from '../AskedField.tsx'
import { AnswerForm } from '../form/AnswerForm.tsx'
import { type ListTask, useListView } from './ListViewContext.ts'
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
export default function AskForm({ task, errors, onAnswer, ...form }: AskFormProps) {
  const { resource } = useListView()
  const records = recordsOf(task)
  const names = namesOf()
  const only = records.length === 1 ? records[0] : undefined
  const answers = useForm<Record<string, unknown>>({
    defaultValues: Object.fromEntries(names.map((name) => [name, only?.[name] ?? null])),
  })

  useServerErrors(answers, errors)

  function namesOf(): string[] {
    if (task.kind === 'transition') return [...(resource.workflow?.transitions[task.name]?.ask ?? [])]
    return task.kind === 'move' ? [parentField(resource) ?? ''] : []
  }

  return (
    <Around record={only}>
      <AnswerForm
        {...form}
        form={answers}
        onAnswers={(values) =>
          onAnswer({ data: Object.fromEntries(names.map((name) => [name, values[name] ?? null])) })
        }
      >
        {names.map((name) => (
          <AskedField key={name} resource={resource} name={name} disabled={form.isBusy} />
        ))}
      </AnswerForm>
    </Around>
  )
}

/** An input may look at the record it belongs to: the parent of a tree leaves out what lies below it. */
function Around({ record, children }: { record: object | undefined; children: ReactNode }) {
  return record ? <RecordContextProvider value={record}>{children}</RecordContextProvider> : children
}
