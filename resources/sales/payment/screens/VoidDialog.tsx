import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { payment } from '../payment.ts'
import { useOwn } from './useOwn.ts'

/** Gives up a payment that nothing was taken for. */
export default function VoidDialog(props: OwnActionProps<RecordOf<typeof payment>>) {
  const { records } = props
  const { text, action } = useOwn()
  return (
    <AskDialog
      {...props}
      isReady
      danger
      ask={{ operation: 'void', input: {} }}
      also={['pages/orders-list']}
      title={action('void', records[0]?.number)}
      submit={action('void')}
      said={() => text('voided')}
    >
      <p>{text(records[0]?.status === 'authorised' ? 'voidHeld' : 'voidText')}</p>
    </AskDialog>
  )
}
