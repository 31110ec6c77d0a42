import ExpandMore from '@mui/icons-material/ExpandMore'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { controlProps, type EditorProps } from './editor.ts'
import css from './Frame.module.css'

interface Choice {
  value: string
  label: string
}

interface ChoiceBoxProps
  extends Pick<
    EditorProps,
    'id' | 'source' | 'label' | 'required' | 'disabled' | 'invalid' | 'describedBy' | 'autoFocus' | 'dense'
  > {
  choices: readonly Choice[]
  chosen: string
  onChoose: (value: string) => void
  onBlur?: (() => void) | undefined
  /** The first line, standing for "nothing"; without it one of the choices always holds. */
  none?: string | undefined
}

/** One of a list of choices, by the browser's own control: the best keyboard, touch and screen reader support there is. */
export function ChoiceBox({
  choices,
  chosen,
  onChoose,
  onBlur,
  none,
  source,
  label,
  disabled,
  invalid,
  dense,
  autoFocus,
  ...tie
}: ChoiceBoxProps) {
  return (
    <NativeSelect
      fullWidth
      className={css.select ?? ''}
      name={source}
      value={chosen}
      disabled={disabled ?? false}
      error={invalid ?? false}
      autoFocus={autoFocus ?? false}
      input={<OutlinedInput />}
      IconComponent={ExpandMore}
      onChange={(event) => onChoose(event.target.value)}
      {...(onBlur ? { onBlur } : {})}
      slotProps={{
        input: { ...controlProps({ ...tie, invalid }), ...(dense ? { 'aria-label': label } : {}) },
      }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  )
}
