import type { QueryClient } from '@tanstack/react-query'
import type { AuthProvider, I18nProvider, Store } from 'ra-core'
import { areaHeads } from '#areas'
import { loadMessages } from '#texts'
import { createAuthProvider } from './authProvider.ts'
import { createDataProvider, type ShopDataProvider } from './dataProvider.ts'
import { afterFirstPage } from './firstPage.ts'
import { followSession } from './followSession.ts'
import { followWrites } from './followWrites.ts'
import { hearNames } from './hearNames.ts'
import { holdRefused } from './holdRefused.ts'
import { createHttpClient } from './httpClient.ts'
import type { HttpClient } from './httpTypes.ts'
import { createI18nProvider } from './i18nProvider.ts'
import { currentLocale } from './locale.ts'
import { loadPublicSettings } from './publicSettings.ts'
import { createQueryClient } from './queryClient.ts'
import { reportFailures } from './reportFailures.ts'
import { readSession } from './session.ts'
import { refreshSession } from './signIn.ts'
import { createStore } from './store.ts'

/** Everything that `AdminContext` and the shell need, connected to each other. */
export interface Providers {
  readonly http: HttpClient
  readonly store: Store
  readonly queryClient: QueryClient
  readonly i18nProvider: I18nProvider
  readonly authProvider: AuthProvider
  readonly dataProvider: ShopDataProvider
}

/** Connects the application area to the API for one session, in the chosen language. Rejects where the texts cannot be loaded. */
export async function connectProviders(): Promise<Providers> {
  const locale = currentLocale()
  const messages = await loadMessages(locale)
  const store = createStore(readSession()?.userId ?? '')
  const i18nProvider = createI18nProvider(locale, messages, store)
  const http = createHttpClient({ translate: i18nProvider.translate })
  const queryClient = createQueryClient()
  followSession(queryClient, store)
  afterFirstPage(() => {
    void loadPublicSettings(http)
    void refreshSession(http)
  })
  return {
    http,
    store,
    queryClient,
    i18nProvider,
    authProvider: createAuthProvider(http, areaHeads),
    dataProvider: reportFailures(
      holdRefused(
        createDataProvider(
          hearNames(followWrites(http, queryClient, areaHeads), queryClient, areaHeads),
          areaHeads,
        ),
        i18nProvider.translate,
      ),
    ),
  }
}
