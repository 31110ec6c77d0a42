import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import { useOwn } from '../../payment/screens/useOwn.ts'
import type { refund } from '../refund.ts'

/** Tries refunds again that failed. */
export default function RetryDialog(props: OwnActionProps<RecordOf<typeof refund>>) {
  const { records } = props
  const { text, action } = useOwn('refund')
  return (
    <AskDialog
      {...props}
      isReady
      ask={{ operation: 'retry', input: {} }}
      also={['pages/payments', 'pages/orders-list']}
      title={records.length === 1 ? action('retry', records[0]?.number) : action('retry')}
      submit={action('retry')}
      said={({ length }) => text('retried', { smart_count: length })}
    >
      <p>{text('retryText')}</p>
    </AskDialog>
  )
}
