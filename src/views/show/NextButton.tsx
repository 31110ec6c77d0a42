import { Button } from '../../shell/controls/Button.tsx'
import { commandKey } from '../../shell/shortcuts/keys.ts'
import { usePageKeys } from '../../shell/shortcuts/pageKeys.ts'
import css from './show.module.css'

interface NextButtonProps {
  label: string
  disabled?: boolean
  onClick: () => void
}

/** The one button of a page: what comes next, and the key that does it. */
export function NextButton({ label, disabled, onClick }: NextButtonProps) {
  usePageKeys(disabled ? [] : [{ key: 'mod+Enter', text: label, run: onClick }])
  return (
    <Button look="primary" disabled={disabled} onClick={onClick} aria-keyshortcuts="Control+Enter Meta+Enter">
      {label}
      <span className={css.key} aria-hidden="true">
        {commandKey} ↵
      </span>
    </Button>
  )
}
