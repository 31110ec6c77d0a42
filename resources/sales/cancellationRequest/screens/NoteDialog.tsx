import { useId, useState } from 'react'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import css from '../../orderReturn/screens/returns.module.css'
import type { cancellationRequest } from '../cancellationRequest.ts'

interface NoteDialogProps extends OwnActionProps<RecordOf<typeof cancellationRequest>> {
  operation: 'acceptOffer' | 'recallFailed'
  isDue: boolean
}

/** Asks for a note and does one thing with a request. */
export function NoteDialog({ operation, isDue, ...props }: NoteDialogProps) {
  const { text, action } = useAreaWords<typeof cancellationRequest>(props.resource.path)
  const id = useId()
  const [note, setNote] = useState('')
  const part = { id: `${id}-note`, source: 'note', label: text('noteOnIt'), required: isDue }
  return (
    <AskDialog
      {...props}
      title={action(operation, props.records[0]?.number)}
      submit={action(operation)}
      isReady={!isDue || note.trim() !== ''}
      ask={{ operation, input: { note: note.trim() || null } }}
    >
      <p className={css.quiet}>{text(`${operation}Hint`)}</p>
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
