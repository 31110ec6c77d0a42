import { useTranslate } from 'ra-core'
import styles from './Frame.module.css'

/** The first stop of the keyboard: past header and navigation, straight to the page. */
export function SkipLink() {
  const translate = useTranslate()
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link within the page; only its trace in the history is avoided.
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
