import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { TypedPayee } from './payeeOf.ts'
import css from './payment.module.css'
import { useOwn } from './useOwn.ts'

interface PayeeFieldsProps {
  payee: TypedPayee
  onPayee: (payee: TypedPayee) => void
}

/** Asks whom to pay where money cannot go back the way it came. */
export function PayeeFields({ payee, onPayee }: PayeeFieldsProps) {
  const { text } = useOwn()
  const set = (change: Partial<TypedPayee>) => onPayee({ ...payee, ...change })
  const box = (key: 'upi' | 'name' | 'account' | 'ifsc', maxLength: number) => {
    const part = { id: `payee-${key}`, source: `payee.${key}`, label: text(`payee.${key}`), required: true }
    return (
      <TextBoxField
        {...part}
        dir={key === 'name' ? undefined : ('ltr' as const)}
        autoComplete="off"
        maxLength={maxLength}
        text={payee[key]}
        onText={(typed) => set({ [key]: typed })}
      />
    )
  }
  const part = { id: 'payee-kind', source: 'payee.kind', label: text('payee.kind'), required: true }
  return (
    <>
      <div className={css.pair}>
        <ChoiceField
          {...part}
          choices={[
            { value: 'upi', label: 'UPI' },
            { value: 'bank', label: text('payee.bank') },
          ]}
          chosen={payee.kind}
          onChoose={(kind) => set({ kind: kind === 'bank' ? 'bank' : 'upi' })}
        />
        {payee.kind === 'upi' ? box('upi', 110) : box('name', 120)}
      </div>
      {payee.kind === 'bank' && (
        <div className={css.pair}>
          {box('account', 18)}
          {box('ifsc', 11)}
        </div>
      )}
      <p className={css.quiet}>{text('payee.hint')}</p>
    </>
  )
}
