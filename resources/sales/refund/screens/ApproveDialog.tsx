import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import { useOwn } from '../../payment/screens/useOwn.ts'
import type { refund } from '../refund.ts'

/** Grants refunds that other people asked for. */
export default function ApproveDialog(props: OwnActionProps<RecordOf<typeof refund>>) {
  const { records } = props
  const { text, action } = useOwn('refund')
  const { money } = useOwn()
  const sum = records.reduce((total, { amount }) => total + (typeof amount === 'number' ? amount : 0), 0)
  return (
    <AskDialog
      {...props}
      isReady
      ask={{ operation: 'approve', input: {} }}
      also={['pages/payments', 'pages/orders-list']}
      title={records.length === 1 ? action('approve', records[0]?.number) : action('approve')}
      submit={action('approve')}
      said={({ length }) => text('approved', { smart_count: length })}
    >
      <p>{text('approveText', { smart_count: records.length, amount: money(sum) })}</p>
    </AskDialog>
  )
}
