import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import type { customer } from '../customer.ts'
import { useOwn } from './useOwn.ts'

/** Adds a note about a customer. */
export default function NoteDialog(props: OwnActionProps<RecordOf<typeof customer>>) {
  const { text, action } = useOwn()
  return (
    <OperationDialog
      {...props}
      operation="note"
      title={action('note')}
      asked={[{ name: 'text', label: text('text'), lines: 4, maxLength: 2000 }]}
      submit={text('add')}
      input={(answers) => ({ text: answers.text })}
      said={() => text('added')}
    />
  )
}
