import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldEdit } from '../../derive/fieldEdits.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { AnswerForm } from '../form/AnswerForm.tsx'
import type { AskFormProps } from './AskForm.tsx'
import { EditLine } from './EditLine.tsx'
import { type EditWay, editBy } from './editWays.ts'
import { useListView } from './ListViewContext.ts'
import { bulkFields } from './recordActions.ts'
import { useServerErrors } from './useServerErrors.ts'

/** As many fields as a person can still look over. */
const mostLines = 20

interface Line {
  /** Which of the lines it is, whatever comes before it. */
  readonly id: number
  readonly field: string
  readonly way: EditWay
}

/** Asks what is to be done to which fields of many records: each is given a value, emptied, or changed from the value that it has. */
export default function EditForm({ errors, onAnswer, ...end }: Omit<AskFormProps, 'task'>) {
  const translate = useTranslate()
  const { resource, viewer } = useListView()
  const form = useForm<Record<string, unknown>>()
  const { setError, setValue, unregister } = form
  const [lines, setLines] = useState<readonly Line[]>([{ id: 0, field: '', way: 'set' }])
  const made = useRef(0)
  const chosen = lines.flatMap(({ field }) => field || [])
  const fields = bulkFields(viewer, resource)

  useServerErrors(form, errors)

  const change = (before: Line, { field, way }: Omit<Line, 'id'>) => {
    if (before.field && before.field !== field) unregister(before.field)
    // What was typed for one way means something else for another.
    setValue(field, null)
    setLines(lines.map((line) => (line === before ? { id: line.id, field, way } : line)))
  }
  const drop = (line: Line) => {
    if (line.field) unregister(line.field)
    setLines(lines.filter((each) => each !== line))
  }
  const addLine = () => {
    made.current += 1
    setLines([...lines, { id: made.current, field: '', way: 'set' }])
  }
  const answer = (values: Record<string, unknown>) => {
    const data: Record<string, unknown> = {}
    const changes: Record<string, FieldEdit> = {}
    let isWhole = true
    for (const { field, way } of lines) {
      if (!field) continue
      if (way === 'set') data[field] = values[field] ?? null
      else {
        const edit = editBy(way, values[field])
        if (edit) changes[field] = edit
        else {
          isWhole = false
          setError(field, { type: 'required', message: translate('ra.validation.required') })
        }
      }
    }
    if (isWhole) onAnswer({ data, changes })
  }
  return (
    <AnswerForm {...end} form={form} isEmpty={chosen.length === 0} onAnswers={answer}>
      {lines.map((line) => (
        <EditLine
          key={line.id}
          field={line.field}
          way={line.way}
          choices={fields.filter((name) => name === line.field || !chosen.includes(name))}
          isBusy={end.isBusy}
          onChange={(next) => change(line, next)}
          onDrop={lines.length > 1 ? () => drop(line) : undefined}
        />
      ))}
      {chosen.length === lines.length && chosen.length < fields.length && lines.length < mostLines && (
        <div>
          <Button look="text" disabled={end.isBusy} onClick={addLine}>
            {translate('task.bulk.another')}
          </Button>
        </div>
      )}
    </AnswerForm>
  )
}
