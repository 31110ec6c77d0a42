import type { AnyRecord, RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import type { notificationKey } from '../notificationKey.ts'

/** Sends what an event says by e-mail, with samples, to an address. */
export default function TestDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof notificationKey>>) {
  const { text, action } = useAreaWords<typeof notificationKey>(resource.path)
  return (
    <OperationDialog<{ sent: number }>
      resource={resource}
      close={close}
      record={records[0] as AnyRecord}
      operation="test"
      title={action('test')}
      text={text('testHint')}
      asked={[{ name: 'to', label: text('to'), dir: 'ltr', maxLength: 254 }]}
      submit={text('sendTest')}
      input={({ to = '' }) => (to.includes('@') ? { to: to.trim() } : undefined)}
      said={({ sent }) => text('tested', { smart_count: sent })}
    />
  )
}
