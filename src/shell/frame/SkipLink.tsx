import { useTranslate } from 'ra-core'
import styles from './Frame.module.css'

/** The first stop of the keyboard: past header and navigation, straight to the page. */
export function SkipLink() {
  const translate = useTranslate()
  return (
    <a
      href="#content"
      className={styles.skip}
      onClick={(event) => {
        // The hash would be a page of the history.
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      {translate('shell.page.skip')}
    </a>
  )
}
