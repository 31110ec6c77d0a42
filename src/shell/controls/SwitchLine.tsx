import Switch from '@mui/material/Switch'
import { useId } from 'react'
import styles from './SwitchLine.module.css'

interface SwitchLineProps {
  label: string
  help?: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** Something that is on or off, with a sentence about it where its name does not say enough. */
export function SwitchLine({ label, help, checked, disabled = false, onChange }: SwitchLineProps) {
  const id = useId()
  return (
    <div className={styles.line} data-disabled={disabled}>
      <div>
        <label htmlFor={id}>{label}</label>
        {help && <p id={`${id}-help`}>{help}</p>}
      </div>
      <Switch
        id={id}
        checked={checked}
        disabled={disabled}
        onChange={(_, next) => onChange(next)}
        slotProps={{ input: help ? { 'aria-describedby': `${id}-help` } : {} }}
      />
    </div>
  )
}
