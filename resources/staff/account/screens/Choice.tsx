import { useId } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
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
    <div className={styles.choice}>
      <ChoiceField
        id={id}
        source={id}
        label={label}
        chosen={value}
        onChoose={onChoose}
        choices={choices.map(([each, name]) => ({ value: each, label: name }))}
      />
    </div>
  )
}
