import { lazy, Suspense, useId, useState } from 'react'
import { ChoiceField } from '../../../../../src/controls/parts/ChoiceField.tsx'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import { TextBoxField } from '../../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { useAnswerFiles } from '../../../../customers/contactMessage/screens/useAnswerFiles.ts'
import { AskDialog } from '../../../../shared/ask/screens/AskDialog.tsx'
import type { order } from '../../order.ts'
import { useOwn } from '../useOwn.ts'
import { useKept } from './useKept.ts'

const channels = ['email', 'sms', 'whatsapp'] as const

/** Documents are fetched with the dialog. */
const AnswerFiles = lazy(() => import('../../../../customers/contactMessage/screens/AnswerFiles.tsx'))

/** Writes to the customer of an order. */
export default function MessageDialog(props: OwnActionProps<RecordOf<typeof order>>) {
  const { records } = props
  const { text, action } = useOwn()
  const id = useId()
  const [channel, setChannel] = useState<string>('email')
  const [words, setWords, clear] = useKept('order.message', records.map((record) => record.id).join())
  const attached = useAnswerFiles()
  const { files } = attached
  const stays = channel === 'sms' && files.length > 0 ? 'sms' : undefined
  const part = (name: string) => ({ id: `${id}-${name}`, source: name, label: text(`message.${name}`) })
  return (
    <AskDialog
      {...props}
      onDone={clear}
      size="medium"
      title={text('message.title', { name: String(records[0]?.contactName ?? '') })}
      submit={action('message')}
      isReady={words.trim().length > 1 && attached.isReady && !stays}
      said={([answer]) =>
        (answer as { sent: boolean }).sent ? text('each.done', { smart_count: 1 }) : text('message.noted')
      }
      ask={{ operation: 'message', input: { channel, text: words.trim(), files } }}
    >
      <ChoiceField
        {...part('channel')}
        choices={channels.map((value) => ({ value, label: text(`message.channels.${value}`) }))}
        chosen={channel}
        onChoose={setChannel}
      />
      <TextBoxField
        {...part('text')}
        required
        lines={6}
        maxLength={2000}
        text={words}
        onText={setWords}
        more={{ 'data-first': true }}
      />
      <Suspense fallback={<Skeleton height={90} />}>
        <AnswerFiles id={`${id}-files`} state={attached} stays={stays} />
      </Suspense>
    </AskDialog>
  )
}
