import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import css from './Frame.module.css'

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
        <FormControlLabel
          key={value}
          disabled={disabled ?? false}
          label={label}
          sx={{ margin: 0 }}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(value)}
              onChange={(_, on) => toggle(value, on)}
              {...(onBlur ? { onBlur } : {})}
              slotProps={{
                input: {
                  ...(index === 0 ? { id } : {}),
                  ...(describedBy ? { 'aria-describedby': describedBy } : {}),
                },
              }}
            />
          }
        />
      ))}
    </div>
  )
}
