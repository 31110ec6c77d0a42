import { useCount } from '../../../../shared/pieces/screens/useCount.ts'
import css from '../dialogs/dialogs.module.css'
import { useOwn } from '../useOwn.ts'

interface CounterProps {
  label: string
  value: number
  min?: number
  max: number
  disabled?: boolean
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean
  onChange: (value: number) => void
}

/** A small whole number: typed, or one more and one less by the buttons beside it and the arrow keys. */
export function Counter({ label, value, min = 0, max, disabled = false, isFirst, onChange }: CounterProps) {
  const { text } = useOwn()
  const { typed, type, set, onBlur, onKeyDown } = useCount({ value, min, max, onChange })
  const step = (by: number, key: string, sign: string) => (
    <button
      type="button"
      tabIndex={-1}
      className={css.stepper}
      aria-label={text(key, { item: label })}
      disabled={disabled || (by < 0 ? value <= min : value >= max)}
      onClick={() => set(value + by)}
    >
      {sign}
    </button>
  )
  return (
    <span className={css.counter}>
      {step(-1, 'oneLess', '−')}
      <input
        className={css.count}
        aria-label={label}
        data-first={isFirst}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        disabled={disabled}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      {step(1, 'oneMore', '+')}
    </span>
  )
}
