import { I18nContext, type I18nProvider, useNotify, useStore } from 'ra-core'
import { type ReactNode, useEffect, useState } from 'react'
import { isOffered } from './locale.ts'

/**
 * Gives the page its texts and changes them in place when another language is chosen: everything that translates is drawn again, and
 * nothing is rebuilt, so a half-filled form keeps what was typed. Stands right inside `AdminContext`.
 */
export function Language({ i18nProvider, children }: { i18nProvider: I18nProvider; children: ReactNode }) {
  const [chosen, setLocale] = useStore<string>('locale', i18nProvider.getLocale())
  const locale = isOffered(chosen) ? chosen : i18nProvider.getLocale()
  const [shown, setShown] = useState({ locale: i18nProvider.getLocale(), texts: i18nProvider })
  const notify = useNotify()

  useEffect(() => {
    if (locale === shown.locale) return
    let isCurrent = true
    i18nProvider.changeLocale(locale).then(
      () => isCurrent && setShown({ locale, texts: { ...i18nProvider } }),
      () => {
        if (!isCurrent) return
        setLocale(shown.locale)
        notify('ra.notification.i18n_error', { type: 'error' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [locale, shown.locale, i18nProvider, setLocale, notify])

  useEffect(() => {
    document.documentElement.lang = shown.locale
  }, [shown.locale])

  return <I18nContext.Provider value={shown.texts}>{children}</I18nContext.Provider>
}
