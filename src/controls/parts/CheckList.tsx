import css from './Box.module.css'

interface CheckListProps {
  choices: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChoose: (values: string[]) => void
  onBlur?: (() => void) | undefined
  disabled?: boolean | undefined
  describedBy?: string | undefined
  /** The id of the first box, where a label or an error leads to. */
  id: string
  /** One below the other; else as many in a line as fit. */
  stacked?: boolean
}

/** Any number of a list of choices, kept in the order of the list. */
export function CheckList({
  choices,
  chosen,
  onChoose,
  onBlur,
  disabled,
  describedBy,
  id,
  stacked,
}: CheckListProps) {
  const toggle = (value: string, on: boolean) =>
    onChoose(
      choices.map((choice) => choice.value).filter((each) => (each === value ? on : chosen.includes(each))),
    )
  return (
    <div className={css.checks} data-stacked={stacked || undefined}>
      {choices.map(({ value, label }, index) => (
        <label key={value} className={css.checkLine}>
          <input
            type="checkbox"
            className={css.check}
            id={index === 0 ? id : undefined}
            aria-describedby={describedBy}
            checked={chosen.includes(value)}
            disabled={disabled}
            onChange={(event) => toggle(value, event.target.checked)}
            onBlur={onBlur}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
