import { type FormEvent, useState } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { PayeeFields } from '../../payment/screens/PayeeFields.tsx'
import { noPayee, payeeOf } from '../../payment/screens/payeeOf.ts'
import css from '../../payment/screens/payment.module.css'
import { useOwn } from '../../payment/screens/useOwn.ts'
import type { refund } from '../refund.ts'

/** Says whom to pay a refund that goes out by hand. */
export default function PayeeDialog({ resource, records, close }: OwnActionProps<RecordOf<typeof refund>>) {
  const { text, action } = useOwn('refund')
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [payee, setPayee] = useState(noPayee)
  const given = payeeOf(payee)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void act(async () => {
      await ask('setPayee', { record: records[0], input: { payee: given } })
      close()
      return text('payeeKept')
    })
  }
  return (
    <Dialog title={action('setPayee', records[0]?.number)} size="medium" onClose={close}>
      <form className={dialog.form} onSubmit={submit}>
        <div className={`${dialog.body} ${css.fields}`}>
          <PayeeFields payee={payee} onPayee={setPayee} />
        </div>
        <DialogButtons onCancel={close} busy={isBusy} disabled={!given}>
          {action('setPayee')}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
