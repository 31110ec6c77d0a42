import {
  I18nContextProvider,
  type Store,
  StoreContextProvider,
  useI18nProvider,
  useStoreContext,
} from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { type ReactNode, useMemo } from 'react'
import { loadMessages } from '#texts'
import type { Locale } from '../../../../src/core/locale.ts'
import { fetchOnce, useFetched } from '../../../../src/providers/fetchOnce.ts'
import { ShellTheme } from '../../../../src/shell/theme/ShellTheme.tsx'

interface ScopeProps {
  direction?: 'ltr' | 'rtl' | undefined
  locale?: Locale | undefined
  children: ReactNode
}

/**
 * What stands in it runs in this direction and speaks this language, whatever the page does: MUI's parts, the arrow keys, and all that
 * asks the theme state or the language.
 */
export default function Scope({ direction, locale, children }: ScopeProps) {
  const store = useStoreContext()
  const own = useMemo((): Store => {
    const kept: Readonly<Record<string, unknown>> = { direction, locale }
    return {
      ...store,
      // The store of the page is its own matter: taken down with this, it would hear no more of other windows.
      setup: () => undefined,
      teardown: () => undefined,
      getItem: (key, value) =>
        kept[key] === undefined ? store.getItem(key, value) : (kept[key] as typeof value),
    }
  }, [store, direction, locale])
  return (
    <StoreContextProvider value={own}>
      <ShellTheme>{locale ? <Spoken locale={locale}>{children}</Spoken> : children}</ShellTheme>
    </StoreContextProvider>
  )
}

const fetchSpeaker = fetchOnce(async (locale: Locale) => {
  const messages = await loadMessages(locale)
  return { ...polyglotI18nProvider(() => messages, locale), getLocale: () => locale }
})

function Spoken({ locale, children }: { locale: Locale; children: ReactNode }) {
  const ofPage = useI18nProvider()
  const own = useFetched(fetchSpeaker, locale)
  // The page has learnt what comes later in its own language.
  return (
    <I18nContextProvider value={ofPage.getLocale() === locale ? ofPage : own}>
      <div lang={locale}>{children}</div>
    </I18nContextProvider>
  )
}
