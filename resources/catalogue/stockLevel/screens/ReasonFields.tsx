import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { moveReasons } from '../rules/moves.ts'
import type { BookingErrors } from './useBooking.ts'
import { useMovementTexts, useStockTexts } from './useStockTexts.ts'

/** Why a stock is changed by hand: a reason and, for the next person, a few words. */
export interface Why {
  readonly reason: string
  readonly note: string
}

interface ReasonFieldsProps {
  id: string
  why: Why
  onWhy: (why: Why) => void
  required: boolean
  errors: BookingErrors
}

/** Asks for the reason and a note. */
export function ReasonFields({ id, why, onWhy, required, errors }: ReasonFieldsProps) {
  const { own } = useStockTexts()
  const { reason } = useMovementTexts()
  return (
    <>
      <ChoiceField
        id={`${id}-reason`}
        source="reason"
        label={own('reason')}
        required={required}
        error={errors.reason}
        none=""
        choices={moveReasons.map((value) => ({ value, label: reason(value) }))}
        chosen={why.reason}
        onChoose={(chosen) => onWhy({ ...why, reason: chosen })}
      />
      <TextBoxField
        id={`${id}-note`}
        source="note"
        label={own('note')}
        error={errors.note}
        maxLength={200}
        text={why.note}
        onText={(note) => onWhy({ ...why, note })}
      />
    </>
  )
}
