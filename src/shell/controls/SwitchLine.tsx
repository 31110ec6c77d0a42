import { useId } from 'react'
import { Switch } from '../../controls/parts/Switch.tsx'
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
        dense
        id={id}
        source={id}
        label={label}
        isOn={checked}
        disabled={disabled}
        describedBy={help && `${id}-help`}
        onSwitch={onChange}
      />
    </div>
  )
}
