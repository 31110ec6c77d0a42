import { useId, useState } from 'react'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { orderReturn } from '../orderReturn.ts'

/** Counts a pickup that failed, with what the courier said. */
export default function PickupFailedDialog(props: OwnActionProps<RecordOf<typeof orderReturn>>) {
  const { resource } = props
  const { text, action } = useAreaWords<typeof orderReturn>(resource.path)
  const id = useId()
  const [note, setNote] = useState('')
  const part = { id: `${id}-note`, source: 'note', label: text('noteOnIt') }
  return (
    <AskDialog
      {...props}
      title={action('pickupFailed')}
      submit={text('count')}
      isReady
      ask={{ operation: 'pickupFailed', input: { note: note.trim() || null } }}
      said={(answers) =>
        (answers as readonly { status?: string }[]).some(({ status }) => status === 'approved')
          ? text('pickupOver')
          : text('each.done', { smart_count: answers.length })
      }
    >
      <TextBoxField
        {...part}
        lines={3}
        maxLength={500}
        text={note}
        onText={setNote}
        more={{ 'data-first': true }}
      />
    </AskDialog>
  )
}
