import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import type { rating } from '../rating.ts'
import { useOwn } from './useOwn.ts'

/** Answers a rating in the name of the shop. */
export default function ReplyDialog(props: OwnActionProps<RecordOf<typeof rating>>) {
  const { text } = useOwn()
  return (
    <OperationDialog
      {...props}
      operation="reply"
      title={text('replyTitle')}
      asked={[{ name: 'text', label: text('replyText'), lines: 5, maxLength: 2000 }]}
      submit={text('save')}
      input={(answers) => answers}
      said={() => text('replied')}
    />
  )
}
