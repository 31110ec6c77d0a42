import { lazy, Suspense, useId } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { OperationDialog } from '../../../shared/ask/screens/OperationDialog.tsx'
import { useAnswerFiles } from '../../contactMessage/screens/useAnswerFiles.ts'
import type { customer } from '../customer.ts'
import { useOwn } from './useOwn.ts'

/** Documents are fetched with the dialog. */
const AnswerFiles = lazy(() => import('../../contactMessage/screens/AnswerFiles.tsx'))

/** Opens a conversation with a customer. */
export default function MessageDialog(props: OwnActionProps<RecordOf<typeof customer>>) {
  const { text, choices } = useOwn()
  const [record] = props.records
  const id = useId()
  const attached = useAnswerFiles()
  return (
    <OperationDialog<{ ticketNo: string; sent: boolean }>
      {...props}
      operation="message"
      title={text('messageTitle', { name: record?.name })}
      text={text('messageHint')}
      asked={[
        { name: 'subject', label: text('subject'), maxLength: 150 },
        { name: 'text', label: text('text'), lines: 5, maxLength: 5000 },
        {
          name: 'channel',
          label: text('channel'),
          choices: [...choices('consents.channel', ['email', 'whatsapp'])],
        },
      ]}
      submit={text('open')}
      input={(answers) => (attached.isReady ? { ...answers, files: attached.files } : undefined)}
      said={({ ticketNo, sent }) => text(sent ? 'opened' : 'noted', { ticket: ticketNo })}
    >
      <Suspense fallback={<Skeleton height={90} />}>
        <AnswerFiles id={`${id}-files`} state={attached} />
      </Suspense>
    </OperationDialog>
  )
}
