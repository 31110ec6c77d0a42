import { type FormEvent, useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { describedBy, Frame } from '../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void act(async () => {
      await ask('payOut', { record, input: { utr: utr.trim() } })
      close()
      return text('paidOut')
    })
  }
  const part = { id: 'payout-utr', source: 'utr', label: field('utr'), required: true }
  return (
    <Dialog title={action('payOut', record?.number)} size="medium" onClose={close}>
      <form className={dialog.form} onSubmit={submit}>
        <div className={`${dialog.body} ${css.fields}`}>
          <p>{text('payOutText', { amount: money(record?.amount) })}</p>
          {record && <PayeeShown resource={resource} record={record} />}
          <Frame {...part} help={text('utrHelp')}>
            <TextBox
              {...part}
              describedBy={describedBy({ id: part.id, help: text('utrHelp') })}
              dir="ltr"
              maxLength={80}
              text={utr}
              onText={setUtr}
            />
          </Frame>
        </div>
        <DialogButtons onCancel={close} busy={isBusy} disabled={utr.trim() === ''}>
          {text('book')}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
