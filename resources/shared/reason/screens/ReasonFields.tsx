import { useId } from 'react'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { ReasonBox } from './ReasonBox.tsx'
import type { Reason } from './useReasons.ts'

/** A reason and what is said about it. */
export interface Given {
  readonly reason: string
  readonly note: string
}

/** Nothing given yet. */
export const nothingGiven: Given = { reason: '', note: '' }

interface ReasonFieldsProps {
  reasons: readonly Reason[]
  given: Given
  onGive: (given: Given) => void
  label: string
  noteLabel: string
  isFirst?: boolean
}

/** Whether a reason asks for a note. */
export const asksNote = (reasons: readonly Reason[], reason: string): boolean =>
  reasons.find(({ id }) => id === reason)?.requiresNote === true

/** Whether a reason is given, with the note that it asks for. */
export const isGiven = ({ reason, note }: Given, reasons: readonly Reason[]): boolean =>
  reasons.some(({ id }) => id === reason) && (!asksNote(reasons, reason) || note.trim() !== '')

/** One of the reasons and a note, which some of them ask for. */
export function ReasonFields({ reasons, given, onGive, label, noteLabel, isFirst }: ReasonFieldsProps) {
  const id = useId()
  const note = {
    id: `${id}-note`,
    source: 'note',
    label: noteLabel,
    required: asksNote(reasons, given.reason),
  }
  return (
    <>
      <ReasonBox
        id={`${id}-reason`}
        reasons={reasons}
        label={label}
        chosen={given.reason}
        autoFocus={isFirst ?? false}
        onChoose={(reason) => onGive({ ...given, reason })}
      />
      <TextBoxField
        {...note}
        lines={3}
        maxLength={500}
        text={given.note}
        onText={(words) => onGive({ ...given, note: words })}
      />
    </>
  )
}
