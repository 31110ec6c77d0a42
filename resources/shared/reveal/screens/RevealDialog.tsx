import { useLocale } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { AnyRecord, Field, Fields } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { FieldValue } from '../../../../src/views/show/FieldValue.tsx'
import { titleOf } from '../../../../src/views/titleOf.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './RevealDialog.module.css'

/** Shows once what is hidden of a record, after somebody said why; the server notes it in the history. */
export default function RevealDialog({ resource, records, close }: OwnActionProps) {
  const [record] = records as readonly [AnyRecord]
  const locale = useLocale() ?? 'en'
  const texts = useTexts(resource)
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [reason, setReason] = useState('')
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>()
  const { text: own } = useAreaWords(resource.path)
  const submit = () => {
    void act(async () => {
      const answer = await ask<{ values: Record<string, unknown> }>('reveal', {
        id: record.id,
        input: { reason },
      })
      setValues(answer.values)
      return undefined
    })
  }
  return (
    <QuestionDialog
      title={own('revealTitle', { name: record.name ?? titleOf(resource, record, locale) })}
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      disabled={reason.trim().length < 3}
      submit={!values && own('reveal')}
    >
      {values ? (
        <div role="status">
          <dl className={css.values}>
            {Object.entries(values).flatMap(([name, value]) =>
              linesOf(resource.fields[name] as Field, name, value).map(([key, field, part]) => (
                <div key={key}>
                  <dt>{texts.field(name)}</dt>
                  <dd>
                    <FieldValue resource={resource} name={name} field={field} value={part} record={record} />
                  </dd>
                </div>
              )),
            )}
          </dl>
        </div>
      ) : (
        <TextBoxField
          id="reveal-reason"
          source="reason"
          label={own('reason')}
          required
          help={own('revealHint')}
          text={reason}
          onText={setReason}
          maxLength={255}
          more={{ 'data-first': true }}
        />
      )}
    </QuestionDialog>
  )
}

/** A value to be shown: itself, or of rows the field in each of them that is hidden. */
function linesOf(field: Field, name: string, value: unknown): [key: string, field: Field, value: unknown][] {
  const inner = Object.entries((field.options.fields ?? {}) as Fields).filter(([, row]) => row.options.masked)
  if (inner.length === 0) return [[name, field, value ?? null]]
  return (value as AnyRecord[]).flatMap((row) =>
    inner.map(([key, part]): [string, Field, unknown] => [`${name}-${row.id}-${key}`, part, row[key]]),
  )
}
