import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import type { contactMessage } from '../contactMessage.ts'
import { useOwn } from './useOwn.ts'

/** Adds a note that only staff see, from wherever the message is met. */
export default function NoteDialog(props: OwnActionProps<RecordOf<typeof contactMessage>>) {
  const { text, action } = useOwn()
  const [record] = props.records
  return (
    <OperationDialog
      {...props}
      operation="note"
      title={action('note', record?.ticketNo)}
      asked={[{ name: 'text', label: text('noteLabel'), lines: 4, maxLength: 5000 }]}
      submit={text('addNote')}
      input={(answers) => ({ text: answers.text })}
      said={() => text('added')}
    />
  )
}
