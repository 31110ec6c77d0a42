import { useState } from 'react'
import { type AnyRecord, hasFlag, type Resource } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import css from '../../payment/screens/payment.module.css'
import { useOwn } from '../../payment/screens/useOwn.ts'

type Payee =
  | { readonly kind: 'upi'; readonly upi: string }
  | { readonly kind: 'bank'; readonly name: string; readonly account: string; readonly ifsc: string }

/** Who is to be paid: a part of it for everybody, the whole for who may see it. That somebody looked is kept in the history. */
export function PayeeShown({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const { text, field, action } = useOwn('refund')
  const payments = useOwn()
  const viewer = useViewer()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct()
  const [payee, setPayee] = useState<Payee>()
  const look = () =>
    act(async () => {
      const input = { reason: action('payOut') }
      setPayee((await ask<{ payee: Payee }>('payee', { id: record.id, input })).payee)
      return undefined
    })
  if (!record.payee) return <p className={css.alert}>{text('noPayee')}</p>
  const rows: readonly (readonly [string, string])[] = !payee
    ? [[field('payee'), String(record.payee)]]
    : payee.kind === 'upi'
      ? [[payments.text('payee.upi'), payee.upi]]
      : [
          [payments.text('payee.name'), payee.name],
          [payments.text('payee.account'), payee.account],
          [payments.text('payee.ifsc'), payee.ifsc],
        ]
  return (
    <div>
      <dl className={css.sum} aria-live="polite">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {!payee && hasFlag(viewer, resource.name, 'viewPayee') && (
        <Button small look="text" busy={isBusy} onClick={() => void look()}>
          {text('showPayee')}
        </Button>
      )}
    </div>
  )
}
