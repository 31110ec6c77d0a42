import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import css from '../../payment/screens/payment.module.css'
import { useOwn } from '../../payment/screens/useOwn.ts'
import type { refund } from '../refund.ts'
import { PayeeShown } from './PayeeShown.tsx'

/** Pays a refund out by hand: shows whom to pay to who may see it, and takes the number of the transfer. */
export default function PayOutDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof refund>>) {
  const { text, action, field, money } = useOwn('refund')
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path, 'pages/payments', 'pages/orders-list')
  const [utr, setUtr] = useState('')
  const record = records[0]
  const submit = () =>
    void act(async () => {
      await ask('payOut', { record, input: { utr: utr.trim() } })
      close()
      return text('paidOut')
    })
  const part = { id: 'payout-utr', source: 'utr', label: field('utr'), required: true }
  return (
    <QuestionDialog
      title={action('payOut', record?.number)}
      size="medium"
      onClose={close}
      className={css.fields}
      onSubmit={submit}
      busy={isBusy}
      disabled={utr.trim() === ''}
      submit={text('book')}
    >
      <p>{text('payOutText', { amount: money(record?.amount) })}</p>
      {record && <PayeeShown resource={resource} record={record} />}
      <TextBoxField {...part} help={text('utrHelp')} dir="ltr" maxLength={80} text={utr} onText={setUtr} />
    </QuestionDialog>
  )
}
