import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import type { payment } from '../payment.ts'
import { useOwn } from './useOwn.ts'

/** Says what became of a payment that did not match. */
export default function ResolveDialog(props: OwnActionProps<RecordOf<typeof payment>>) {
  const { text, action, field } = useOwn()
  const [record] = props.records
  return (
    <OperationDialog
      {...props}
      operation="resolve"
      title={action('resolve', record?.number)}
      text={text('resolveText')}
      asked={[{ name: 'note', label: field('mismatchNote'), lines: 3, maxLength: 255 }]}
      submit={action('resolve')}
      input={({ note }) => ({ note })}
      said={() => text('resolved')}
    />
  )
}
