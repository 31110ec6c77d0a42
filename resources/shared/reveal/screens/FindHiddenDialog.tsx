import { useCreatePath } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'

/** Finds records by a value that is hidden in them, such as a caller's telephone number, and leads to what was found. */
export default function FindHiddenDialog({ resource, close }: OwnActionProps) {
  const { text, action } = useAreaWords(resource.path)
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const [value, setValue] = useState('')
  const [reason, setReason] = useState('')
  const [isNone, setNone] = useState(false)
  const submit = () => {
    void act(async () => {
      const { found } = await ask<{ found: string[] }>('find', { input: { value, reason } })
      setNone(found.length === 0)
      if (found.length === 0) return undefined
      close()
      navigate(addressOf(found))
      return undefined
    })
  }
  /** One is opened; of several the list is shown. */
  const addressOf = (ids: readonly string[]): string => {
    const [first] = ids
    if (ids.length === 1 && first) return createPath({ resource: resource.path, type: 'show', id: first })
    const query = new URLSearchParams({ filter: JSON.stringify({ id: ids }) })
    return `${createPath({ resource: resource.path, type: 'list' })}?${query}`
  }
  const valuePart = { id: 'find-value', source: 'value', label: text('findHidden.value'), required: true }
  const reasonPart = { id: 'find-reason', source: 'reason', label: text('findHidden.reason'), required: true }
  return (
    <QuestionDialog
      title={action('findHidden')}
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      disabled={value.trim().length < 6 || reason.trim().length < 3}
      submit={text('findHidden.submit')}
    >
      <TextBoxField
        {...valuePart}
        help={text('findHidden.valueHelp')}
        text={value}
        onText={setValue}
        dir="ltr"
        maxLength={200}
        more={{ 'data-first': true }}
      />
      <TextBoxField
        {...reasonPart}
        help={text('findHidden.reasonHelp')}
        text={reason}
        onText={setReason}
        maxLength={255}
      />
      <p role="status">{isNone && text('findHidden.none')}</p>
    </QuestionDialog>
  )
}
