import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import { useOwn } from '../../payment/screens/useOwn.ts'
import type { refund } from '../refund.ts'

/** Calls a refund off that is not on its way. */
export default function CancelDialog(props: OwnActionProps<RecordOf<typeof refund>>) {
  const { text, action, field } = useOwn('refund')
  const [record] = props.records
  return (
    <OperationDialog
      {...props}
      operation="cancel"
      title={action('cancel', record?.number)}
      text={text('cancelText')}
      asked={[{ name: 'note', label: field('note'), lines: 2, maxLength: 500 }]}
      submit={action('cancel')}
      danger
      input={({ note }) => ({ note })}
      said={() => text('cancelled')}
    />
  )
}
