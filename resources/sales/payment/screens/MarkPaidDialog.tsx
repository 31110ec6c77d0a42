import { useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import file from '../../../../src/fields/file/file.input.tsx'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { fieldOf } from '../../../../src/views/fieldOf.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { payment } from '../payment.ts'
import { hasBank, payingBanks, receivedMethods } from '../rules/banks.ts'
import { AmountBox } from './AmountBox.tsx'
import { paiseOf, typedOf } from './paiseOf.ts'
import css from './payment.module.css'
import { useOwn } from './useOwn.ts'

const Proof = file.Edit

/**
 * Books money that somebody received by hand, with its proof: for a payment that waits for it, or, opened from an order, for the order
 * itself.
 */
export default function MarkPaidDialog({ resource, records, close }: OwnActionProps) {
  const { area, text, action, field, value } = useOwn()
  const ask = useOperation(area)
  const [act, isBusy] = useAct(area.path, 'pages/orders-list')
  const record = records[0]
  const isOrder = resource.name === 'order'
  const owed = isOrder ? record?.due : record?.amount
  const [amount, setAmount] = useState(typeof owed === 'number' && owed > 0 ? typedOf(owed) : '')
  const [method, setMethod] = useState('bankTransfer')
  const [bank, setBank] = useState('')
  const [reference, setReference] = useState('')
  const [proof, setProof] = useState<StoredFile | null>(null)
  const paise = paiseOf(amount)
  const isReady = paise !== undefined && paise > 0 && reference.trim() !== '' && proof !== null
  const submit = () =>
    void act(async () => {
      const named = bank !== '' && hasBank(method) ? { bank } : {}
      const input = { amount: paise, method, ...named, reference: reference.trim(), proof }
      if (isOrder) await ask('record', { input: { ...input, order: record?.id } })
      else await ask('markPaid', { record, input })
      close()
      return text('paid')
    })
  const methods = receivedMethods.map((each) => ({
    value: each,
    label: value('method', each),
  }))
  const part = { id: 'paid-reference', source: 'reference', label: field('reference'), required: true }
  return (
    <QuestionDialog
      title={action('markPaid', record?.number)}
      onClose={close}
      className={css.fields}
      onSubmit={submit}
      busy={isBusy}
      disabled={!isReady}
      submit={text('book')}
    >
      <AmountBox
        id="paid-amount"
        source="amount"
        label={text('amount')}
        required
        isFirst
        text={amount}
        onText={setAmount}
      />
      <ChoiceField
        id="paid-method"
        source="method"
        label={field('method')}
        required
        choices={methods}
        chosen={method}
        onChoose={setMethod}
      />
      {hasBank(method) && (
        <ChoiceField
          id="paid-bank"
          source="bank"
          label={field('bank')}
          none={text('bankUnknown')}
          choices={payingBanks.map((each) => ({ value: each, label: value('bank', each) }))}
          chosen={bank}
          onChoose={setBank}
        />
      )}
      <TextBoxField
        {...part}
        help={text('referenceHelp')}
        dir="ltr"
        maxLength={80}
        text={reference}
        onText={setReference}
      />
      <Frame id="paid-proof" source="proof" label={field('proof')} required group>
        <Proof
          id="paid-proof"
          source="proof"
          name="proof"
          label={field('proof')}
          required
          resource={area}
          field={fieldOf<typeof payment>(area, 'proof')}
          value={proof}
          options={{}}
          onChange={setProof}
          invalid={false}
        />
      </Frame>
    </QuestionDialog>
  )
}
