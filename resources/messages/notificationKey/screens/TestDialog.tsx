import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'

/** Sends what an event or a broadcast says, with samples, to an address. */
export default function TestDialog(props: OwnActionProps) {
  const { resource } = props
  const { text, action } = useAreaWords(resource.path)
  return (
    <OperationDialog<{ sent: number }>
      {...props}
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
