import { useState } from 'react'
import { LookupField } from '../../../../src/controls/lookup/LookupField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { contactMessage } from '../contactMessage.ts'
import { useOwn } from './useOwn.ts'

/** Closes a message as the duplicate of another one. */
export default function JoinDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof contactMessage>>) {
  const [record] = records as readonly [RecordOf<typeof contactMessage>]
  const { text } = useOwn()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [into, setInto] = useState<string | null>(null)
  const part = { id: 'join-into', source: 'into', label: text('into'), required: true }
  const submit = () =>
    void act(async () => {
      await ask('joinDuplicate', { record, input: { into } })
      close()
      return undefined
    })
  return (
    <QuestionDialog
      title={text('joinTitle', { ticket: record.ticketNo })}
      describedBy="join-text"
      onClose={close}
      busy={isBusy}
      disabled={into === null || into === record.id}
      onClick={submit}
      submit={text('join')}
    >
      <p id="join-text">{text('joinText')}</p>
      <LookupField {...part} value={into} onChange={setInto} to={resource.name} />
    </QuestionDialog>
  )
}
