import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import type { contactMessage } from '../contactMessage.ts'
import { useOwn } from './useOwn.ts'

/** Takes down what a customer said on the telephone or elsewhere. */
export default function ReceivedDialog(props: OwnActionProps<RecordOf<typeof contactMessage>>) {
  const { text, choices } = useOwn()
  const [record] = props.records
  return (
    <OperationDialog
      {...props}
      operation="received"
      title={text('receivedTitle', { name: record?.name ?? record?.ticketNo })}
      asked={[
        { name: 'text', label: text('text'), lines: 5, maxLength: 5000 },
        {
          name: 'channel',
          label: text('channel'),
          choices: choices('channel', ['phone', 'email', 'sms', 'whatsapp', 'chat', 'form']),
        },
      ]}
      submit={text('add')}
      input={(answers) => answers}
      said={() => text('added')}
    />
  )
}
