import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { isOffered, localeNames, useOfferedLocales } from '../providers/locale.ts'
import { usePublicSettings } from '../providers/publicSettings.ts'
import { useAuthSurroundings } from './AuthContext.ts'
import styles from './auth.module.css'
import { PatternPanel } from './PatternPanel.tsx'

interface FrameProps {
  title: string
  lead: string
  picture?: ReactNode
  children: ReactNode
}

/** The page beside a drawn panel; on narrow screens the page alone. */
export function SplitFrame(props: FrameProps) {
  return (
    <div className={styles.split}>
      <PatternPanel />
      <Page {...props} />
    </div>
  )
}

/** The page as a card in the middle. */
export function CentredFrame(props: FrameProps) {
  return (
    <div className={styles.centred}>
      <Page {...props} />
    </div>
  )
}

function Page({ title, lead, picture, children }: FrameProps) {
  const { t, chooseLocale } = useAuthSurroundings()
  const settings = usePublicSettings()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The link that led here is gone, and with it the place of the keyboard; a form that took it keeps it.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <div className={styles.page}>
      <title>{`${title} · ${settings.title}`}</title>
      <header className={styles.header}>
        <span className={styles.brand} data-brand>
          {/* The size keeps a square free until the picture is there. */}
          <img
            src={settings.logo ?? '/logo.svg'}
            alt=""
            width={28}
            height={28}
            className={styles.logo}
            data-logo
          />
          {settings.title}
        </span>
        {chooseLocale && <LanguageChoice />}
      </header>
      <main className={styles.main}>
        <div className={styles.card}>
          {picture}
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
          {children}
          {!chooseLocale && <p className={styles.note}>{t('auth.preview')}</p>}
        </div>
      </main>
    </div>
  )
}

function LanguageChoice() {
  const { t, locale, chooseLocale } = useAuthSurroundings()
  const offered = useOfferedLocales()
  const ref = useRef<HTMLSelectElement>(null)
  // Chosen on the prerendered page, before anybody was there to hear of it.
  const early = useEffectEvent(() => {
    const chosen = ref.current?.value
    if (isOffered(chosen) && chosen !== locale) chooseLocale?.(chosen)
  })
  useEffect(() => early(), [])
  if (offered.length < 2) return null
  return (
    <select
      ref={ref}
      className={styles.language}
      aria-label={t('auth.language')}
      value={locale}
      onChange={(event) => chooseLocale?.(event.target.value as typeof locale)}
    >
      {offered.map((each) => (
        <option key={each} value={each} lang={each}>
          {localeNames[each]}
        </option>
      ))}
    </select>
  )
}
