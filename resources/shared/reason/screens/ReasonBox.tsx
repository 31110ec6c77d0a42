import { useTranslate } from 'ra-core'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { type Reason, useReasonName } from './useReasons.ts'

interface ReasonBoxProps {
  id: string
  reasons: readonly Reason[]
  chosen: string
  onChoose: (id: string) => void
  label: string
  /** What it is called to give none; without it one is required. */
  none?: string
  autoFocus?: boolean
}

/** One of the reasons, on the pages of every area; nothing is chosen for anybody. */
export function ReasonBox({ id, reasons, chosen, onChoose, label, none, autoFocus }: ReasonBoxProps) {
  const translate = useTranslate()
  const name = useReasonName()
  const part = { id, source: 'reason', label, required: none === undefined }
  return (
    <ChoiceField
      {...part}
      none={none ?? translate('fields.choose')}
      choices={reasons.map((reason) => ({ value: reason.id, label: name(reason) }))}
      chosen={chosen}
      onChoose={onChoose}
      autoFocus={autoFocus}
    />
  )
}
