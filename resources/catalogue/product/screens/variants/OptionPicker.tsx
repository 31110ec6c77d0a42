import { useOwn } from '../useOwn.ts'
import css from './variants.module.css'

interface OptionPickerProps {
  label: string
  values: readonly { readonly value: string; readonly hex?: string | null }[]
  chosen: readonly string[]
  onChoose: (chosen: readonly string[]) => void
}

/** The values of an option, each taken or left out; says where to put some when there are none. */
export function OptionPicker({ label, values, chosen, onChoose }: OptionPickerProps) {
  const own = useOwn()
  return (
    <fieldset className={css.picker}>
      <legend>{label}</legend>
      {values.length === 0 && <span className={css.quiet}>{own('generate.none')}</span>}
      {values.map(({ value, hex }) => (
        <label key={value} className={css.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          {hex && <span className={css.dot} style={{ background: hex }} />}
          {value}
        </label>
      ))}
    </fieldset>
  )
}
