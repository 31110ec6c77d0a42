import css from './RecordTable.module.css'

interface PickBoxProps {
  label: string
  state: 'all' | 'some' | 'none'
  /** Absent in rows and cards: there whatever holds them hears the press. */
  onPick?: () => void
  /** Whether it is a stop of the Tab key; not so in a table, which is one stop as a whole. */
  isTabbable?: boolean
}

/** The box that picks a row, or a whole page. */
export function PickBox({ label, state, onPick, isTabbable = false }: PickBoxProps) {
  return (
    <input
      type="checkbox"
      className={css.checkbox}
      tabIndex={isTabbable ? 0 : -1}
      aria-label={label}
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some'
      }}
      onChange={nothing}
      onClick={onPick}
    />
  )
}

/** React wants a handler beside `checked`; it is the click that tells whether Shift was held. */
function nothing() {}
