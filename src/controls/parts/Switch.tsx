import css from './Box.module.css'
import { controlProps, type EditorProps } from './editor.ts'

interface SwitchProps
  extends Pick<
    EditorProps<boolean>,
    'id' | 'source' | 'label' | 'disabled' | 'invalid' | 'describedBy' | 'dense' | 'autoFocus' | 'onBlur'
  > {
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** Something that is on or off, its label beside it; in a cell without it. */
export function Switch({
  isOn,
  onSwitch,
  source,
  label,
  disabled,
  dense,
  autoFocus,
  onBlur,
  ...tie
}: SwitchProps) {
  const control = (
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      className={css.switch}
      {...controlProps(tie)}
      aria-label={dense ? label : undefined}
      name={source}
      checked={isOn}
      disabled={disabled}
      // biome-ignore lint/a11y/noAutofocus: the caller opened it to be switched
      autoFocus={autoFocus}
      onChange={(event) => onSwitch(event.target.checked)}
      onBlur={onBlur}
    />
  )
  if (dense) return <div>{control}</div>
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: it stands around it
    <label className={css.switchLine}>
      {control}
      {label}
    </label>
  )
}
