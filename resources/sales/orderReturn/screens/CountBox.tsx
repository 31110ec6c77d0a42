import { Affix } from '../../../../src/controls/parts/Affix.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
import { useCount } from '../../../shared/pieces/screens/useCount.ts'
import css from './returns.module.css'

interface CountBoxProps {
  id: string
  label: string
  value: number
  max: number
  onChange: (value: number) => void
  isFirst?: boolean
}

/** A number of pieces, typed or stepped by the arrow keys; never more than there are. */
export function CountBox({ id, label, value, max, onChange, isFirst = false }: CountBoxProps) {
  const { typed, type, onBlur, onKeyDown } = useCount({ value, max, empty: 0, onChange })
  return (
    <div className={css.counter}>
      <TextBox
        id={id}
        source={id}
        label={label}
        dense
        dir="ltr"
        align="end"
        inputMode="numeric"
        text={typed}
        onText={type}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        end={<Affix isLast>/ {max}</Affix>}
        more={isFirst ? { 'data-first': true } : undefined}
      />
    </div>
  )
}
