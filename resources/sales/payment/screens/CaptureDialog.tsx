import { useGetOne } from 'ra-core'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import type { payment } from '../payment.ts'
import { paiseOf } from './paiseOf.ts'
import { useOwn } from './useOwn.ts'

/** Takes what a bank holds for the shop, or a part of it. */
export default function CaptureDialog(props: OwnActionProps<RecordOf<typeof payment>>) {
  const { resource } = props
  const { text, action, money } = useOwn()
  const [record] = props.records
  const { data } = useGetOne<RecordOf<typeof payment>>(resource.path, { id: record?.id ?? '' })
  return (
    <OperationDialog
      {...props}
      operation="capture"
      title={action('capture', record?.number)}
      asked={[
        {
          name: 'amount',
          label: text('amount'),
          help: text('captureHelp', { amount: data ? money(data.amount) : '…' }),
          dir: 'ltr',
          maxLength: 14,
        },
      ]}
      submit={action('capture')}
      input={({ amount = '' }) => {
        const paise = paiseOf(amount)
        return paise ? { amount: paise } : undefined
      }}
      said={() => text('captureAsked')}
    />
  )
}
