import css from './Box.module.css'
import { controlProps, type EditorProps } from './editor.ts'
import { Glyph } from './Glyph.tsx'

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
export function ChoiceBox(props: ChoiceBoxProps) {
  const { choices, none, label, disabled, invalid, dense } = props
  return (
    <div className={css.box} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      <select
        className={css.control}
        {...controlProps(props)}
        aria-label={dense ? label : undefined}
        name={props.source}
        value={props.chosen}
        disabled={disabled}
        // biome-ignore lint/a11y/noAutofocus: the caller opened it to be chosen from
        autoFocus={props.autoFocus}
        onChange={(event) => props.onChoose(event.target.value)}
        onBlur={props.onBlur}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Glyph name="open" className={css.arrow} />
    </div>
  )
}
