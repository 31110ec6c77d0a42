import { Affix } from '../../../../src/controls/parts/Affix.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'

interface AmountBoxProps {
  id: string
  source: string
  label: string
  help?: string | undefined
  required?: boolean
  text: string
  onText: (text: string) => void
  isFirst?: boolean
}

/** An amount in rupees, as people type it. */
export function AmountBox({
  id,
  source,
  label,
  help,
  required = false,
  text,
  onText,
  isFirst,
}: AmountBoxProps) {
  const part = { id, source, label, required }
  return (
    <TextBoxField
      {...part}
      help={help}
      text={text}
      onText={onText}
      dir="ltr"
      inputMode="decimal"
      maxLength={14}
      start={<Affix>₹</Affix>}
      more={isFirst ? { 'data-first': true } : undefined}
    />
  )
}
