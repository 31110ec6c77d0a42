import { useId } from 'react'
import styles from './account.module.css'

interface ChoiceProps {
  label: string
  value: string
  onChoose: (value: string) => void
  choices: readonly (readonly [value: string, label: string])[]
}

/** One of a few things, with its label above it. */
export function Choice({ label, value, onChoose, choices }: ChoiceProps) {
  const id = useId()
  return (
    <div className={styles.lifetime}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
