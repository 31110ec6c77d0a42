import { Component, type ReactNode } from 'react'
import en from '../../../i18n/en/start.ts'
import fr from '../../../i18n/fr/start.ts'
import ja from '../../../i18n/ja/start.ts'
import zh from '../../../i18n/zh/start.ts'
import type { Locale } from '../../core/locale.ts'
import { currentLocale } from '../../providers/locale.ts'
import styles from './StartFailure.module.css'

const texts: Readonly<Record<Locale, typeof en>> = { en, zh, fr, ja }

/** The last net: shown where a half of the product does not load or falls over as a whole. Needs nothing that could be missing. */
export class StartFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { failed, advice, retry } = texts[currentLocale()]
    return (
      <main className={styles.page} role="alert">
        <img src="/logo.svg" alt="" className={styles.logo} />
        <h1>{failed}</h1>
        <p>{advice}</p>
        <button type="button" className={styles.button} onClick={() => location.reload()}>
          {retry}
        </button>
      </main>
    )
  }
}
