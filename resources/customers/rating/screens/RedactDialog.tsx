import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import type { rating } from '../rating.ts'
import { useOwn } from './useOwn.ts'

/** Takes personal data out of what a customer wrote, piece by piece. */
export default function RedactDialog(props: OwnActionProps<RecordOf<typeof rating>>) {
  const { text } = useOwn()
  return (
    <OperationDialog
      {...props}
      operation="redact"
      title={text('redactTitle')}
      text={text('redactText')}
      asked={[{ name: 'parts', label: text('parts'), lines: 4 }]}
      submit={text('redact')}
      danger
      input={({ parts = '' }) => {
        const lines = parts
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
        return lines.every((line) => line.length >= 3) ? { parts: [...new Set(lines)] } : undefined
      }}
      said={() => text('redacted')}
    />
  )
}
