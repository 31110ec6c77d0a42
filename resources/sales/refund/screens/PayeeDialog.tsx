import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
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
  const submit = () =>
    void act(async () => {
      await ask('setPayee', { record: records[0], input: { payee: given } })
      close()
      return text('payeeKept')
    })
  return (
    <QuestionDialog
      title={action('setPayee', records[0]?.number)}
      size="medium"
      onClose={close}
      className={css.fields}
      onSubmit={submit}
      busy={isBusy}
      disabled={!given}
      submit={action('setPayee')}
    >
      <PayeeFields payee={payee} onPayee={setPayee} />
    </QuestionDialog>
  )
}
