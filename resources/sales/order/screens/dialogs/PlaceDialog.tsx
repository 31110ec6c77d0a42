import { useId, useState } from 'react'
import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import { defined } from '../../../../../src/core/defined.ts'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { AskDialog } from '../../../../shared/ask/screens/AskDialog.tsx'
import { banks, hasBank } from '../../../payment/rules/banks.ts'
import { paymentMethods } from '../../../payment/rules/methods.ts'
import type { order } from '../../order.ts'
import { useOwn } from '../useOwn.ts'

/** Places an order that waits for its payment, paid in another way. */
export default function PlaceDialog(props: OwnActionProps<RecordOf<typeof order>>) {
  const { resource, records } = props
  const { text, action, field, value } = useOwn()
  const ask = useOperation(resource)
  const id = useId()
  const [method, setMethod] = useState<string>(records[0]?.paymentMethod ?? 'bankTransfer')
  const [bank, setBank] = useState<string>(records[0]?.paymentBank ?? '')
  const label = field('paymentMethod')
  const bankLabel = field('paymentBank')
  return (
    <AskDialog
      {...props}
      title={text('place.title', { number: String(records[0]?.number) })}
      submit={action('place')}
      isReady
      run={(order) =>
        ask('place', {
          record: order,
          input: defined({
            paymentMethod: method,
            paymentBank: bank && hasBank(method) ? bank : undefined,
          }),
        })
      }
    >
      <p>{text('place.text')}</p>
      <ChoiceField
        id={id}
        source="paymentMethod"
        label={label}
        required
        choices={paymentMethods.map((each) => ({ value: each, label: value('paymentMethod', each) }))}
        chosen={method}
        onChoose={setMethod}
      />
      {hasBank(method) && (
        <ChoiceField
          id={`${id}-bank`}
          source="paymentBank"
          label={bankLabel}
          choices={[
            { value: '', label: text('place.noBank') },
            ...banks.map((each) => ({ value: each, label: value('paymentBank', each) })),
          ]}
          chosen={bank}
          onChoose={setBank}
        />
      )}
    </AskDialog>
  )
}
