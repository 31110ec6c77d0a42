import type { RecordOf } from '../../../../src/core/index.ts'
import { storeLink } from '../../../../src/core/patterns.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import type { searchTerm } from '../searchTerm.ts'

/** Leads visitors who look for a term to an address. */
export default function RedirectDialog(props: OwnActionProps<RecordOf<typeof searchTerm>>) {
  const { resource } = props
  const [record] = props.records
  const { text, action, field } = useAreaWords<typeof searchTerm>(resource.path)
  return (
    <OperationDialog<{ redirectTo: string }>
      {...props}
      operation="redirect"
      title={action('redirect', String(record?.term))}
      text={text('redirectHint')}
      asked={[{ name: 'to', label: field('redirectTo'), dir: 'ltr', maxLength: 1000 }]}
      submit={action('redirect')}
      input={({ to = '' }) => (storeLink.test(to.trim()) ? { to: to.trim() } : undefined)}
      said={({ redirectTo }) => text('redirected', { to: redirectTo })}
    />
  )
}
