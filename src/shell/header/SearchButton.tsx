import { useTranslate } from 'ra-core'
import { Icon } from '../icons/Icon.tsx'
import { commandKey } from '../shortcuts/keys.ts'
import styles from './Header.module.css'

/** Looks like the search field and opens the command palette, which is one. */
export function SearchButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const translate = useTranslate()
  return (
    <button
      type="button"
      className={styles.search}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <Icon name="search" />
      <span>{translate('shell.tools.search')}</span>
      <kbd aria-hidden>{commandKey} K</kbd>
    </button>
  )
}
