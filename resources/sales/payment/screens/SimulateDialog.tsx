import { useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { payment } from '../payment.ts'
import { banks, hasBank } from '../rules/banks.ts'
import css from './payment.module.css'
import { useOwn } from './useOwn.ts'

const simulations = [
  ...(['captured', 'pending', 'authorised', 'failed', 'expired', 'settled'] as const),
  ...(['disputeOpened', 'disputeWon', 'disputeLost', 'refundsFail', 'refundsWork'] as const),
]

/** Makes the sandbox gateway send what a real one would: repeated and out of order, too. Demo shops and tests only. */
export default function SimulateDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof payment>>) {
  const { text, action, field, value } = useOwn()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path, 'pages/orders-list', 'pages/refunds')
  const [event, setEvent] = useState<string>('captured')
  const [bank, setBank] = useState('')
  const [isRepeated, setRepeated] = useState(false)
  const [outOfOrder, setOutOfOrder] = useState(false)
  const submit = () =>
    void act(async () => {
      const input = { event, times: isRepeated ? 3 : 1, outOfOrder, bank: bank || undefined }
      await ask('simulate', { id: records[0]?.id ?? '', input })
      close()
      return text('simulated')
    })
  const part = { id: 'simulate-event', source: 'event', label: text('event'), required: true }
  const choices = simulations.map((each) => ({ value: each, label: text(`simulations.${each}`) }))
  return (
    <QuestionDialog
      title={action('simulate', records[0]?.number)}
      describedBy="simulate-text"
      onClose={close}
      className={css.fields}
      onSubmit={submit}
      busy={isBusy}
      submit={action('simulate')}
    >
      <p id="simulate-text">{text('simulateText')}</p>
      <ChoiceField {...part} choices={choices} chosen={event} onChoose={setEvent} />
      {hasBank(records[0]?.method) && (
        <ChoiceField
          id="simulate-bank"
          source="bank"
          label={field('bank')}
          choices={[
            { value: '', label: text('agreedBank') },
            ...banks.map((each) => ({ value: each, label: value('bank', each) })),
          ]}
          chosen={bank}
          onChoose={setBank}
        />
      )}
      <label className={css.tick}>
        <input type="checkbox" checked={isRepeated} onChange={() => setRepeated(!isRepeated)} />
        {text('repeated')}
      </label>
      <label className={css.tick}>
        <input type="checkbox" checked={outOfOrder} onChange={() => setOutOfOrder(!outOfOrder)} />
        {text('outOfOrder')}
      </label>
    </QuestionDialog>
  )
}
