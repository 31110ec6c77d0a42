import type { RecordOf } from '../../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { AskDialog } from '../../../../shared/ask/screens/AskDialog.tsx'
import { ReasonFields } from '../../../../shared/reason/screens/ReasonFields.tsx'
import type { order } from '../../order.ts'
import { useOwn } from '../useOwn.ts'
import { useKeptReason } from './useKeptReason.ts'

/** Stops orders: nothing of them is packed, printed or shipped until they are released. */
export default function HoldDialog(props: OwnActionProps<RecordOf<typeof order>>) {
  const { records } = props
  const { text, action } = useOwn()
  const why = useKeptReason('hold', 'order.hold', records.map((record) => record.id).join())
  return (
    <AskDialog
      {...props}
      onDone={why.clear}
      title={text('hold.title', { smart_count: records.length, number: String(records[0]?.number) })}
      submit={action('hold')}
      isReady={why.isGiven}
      ask={{ operation: 'hold', input: why.input }}
    >
      <p>{text('hold.text')}</p>
      <ReasonFields {...why.fields} label={text('reason')} noteLabel={text('note')} />
    </AskDialog>
  )
}
