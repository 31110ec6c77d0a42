import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import type { customer } from '../customer.ts'
import { consentChannels } from '../rules/consents.ts'
import { useOwn } from './useOwn.ts'

/** Writes a consent that a customer gave or took back into the ledger. */
export default function ConsentDialog(props: OwnActionProps<RecordOf<typeof customer>>) {
  const { text, choices, action } = useOwn()
  return (
    <OperationDialog
      {...props}
      operation="consent"
      title={action('consent')}
      asked={[
        { name: 'channel', label: text('channel'), choices: choices('consents.channel', consentChannels) },
        {
          name: 'state',
          label: text('state'),
          choices: choices('consents.state', ['granted', 'withdrawn']),
        },
        { name: 'source', label: text('source'), help: text('sourceHint'), maxLength: 80 },
      ]}
      submit={text('add')}
      input={(answers) => answers}
      said={() => text('added')}
    />
  )
}
