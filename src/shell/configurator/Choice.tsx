import { useId } from 'react'
import styles from './Configurator.module.css'

interface ChoiceProps<T extends string> {
  label: string
  value: T
  /** The values and what they are called. */
  options: Readonly<Record<T, string>>
  disabled?: boolean
  /** Each option is written in the language it stands for. */
  languages?: boolean
  onChange: (value: T) => void
}

/** A few values side by side, one of which holds; radio buttons to the keyboard and to assistive technology. */
export function Choice<T extends string>({
  label,
  value,
  options,
  disabled,
  languages,
  onChange,
}: ChoiceProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {(Object.keys(options) as T[]).map((each) => (
          <label key={each} lang={languages ? each : undefined}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{options[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
