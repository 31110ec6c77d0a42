import { useCreatePath, useLocale, useNavigate, useNotify, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useReason } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import type { collection } from '../collection.ts'

/** Makes a collection by hand of what an automatic one holds now, and opens it. */
export default function CopyByHandDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof collection>>) {
  const translate = useTranslate()
  const say = (key: string, values = {}) => translate(`merchandising.copy.${key}`, values)
  const ask = useOperation(resource)
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const locale = useLocale() ?? 'en'
  const id = useId()
  const [record] = records
  const [title, setTitle] = useState(
    say('titleOf', { name: record ? titleOf(resource, record, locale) : '' }),
  )
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const reason = useReason()
  const submit = async () => {
    if (!record || title.trim() === '') return
    setBusy(true)
    setProblem(undefined)
    try {
      const made = await ask<{ id: string; products: number; left: number }>('copyByHand', {
        id: record.id,
        input: { title: title.trim() },
      })
      close()
      notify(say(made.left > 0 ? 'doneInPart' : 'done', { smart_count: made.products }), { type: 'success' })
      navigate(createPath({ resource: resource.path, type: 'edit', id: made.id }))
    } catch (error) {
      setProblem(reason(error))
      setBusy(false)
    }
  }
  return (
    <QuestionDialog
      title={translate(`resources.${resource.path}.actions.copyByHand`)}
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      disabled={title.trim() === ''}
      submit={say('submit')}
    >
      <p>{say('text')}</p>
      <TextBoxField
        id={id}
        source="title"
        label={translate(`resources.${resource.path}.fields.title`)}
        error={problem}
        maxLength={100}
        text={title}
        onText={setTitle}
        more={{ 'data-first': true }}
      />
    </QuestionDialog>
  )
}
