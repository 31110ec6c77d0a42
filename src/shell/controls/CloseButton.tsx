import { useTranslate } from 'ra-core'
import { Icon } from '../icons/Icon.tsx'
import styles from './Button.module.css'

/** The cross of a dialog or a drawer. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={translate('ra.action.close')}
      onClick={onClose}
    >
      <Icon name="close" />
    </button>
  )
}
