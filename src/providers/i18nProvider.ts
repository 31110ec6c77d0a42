import type { I18nProvider, Store } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { loadMessages, type Messages } from '../../i18n/index.ts'
import { type Locale, locales } from '../core/locale.ts'
import { readable } from '../derive/messages.ts'
import { isLocale, localeNames } from './locale.ts'

/**
 * Texts by `ra-i18n-polyglot`. `getLocale` answers the language that the store asks for, not the one that is loaded: react-admin's own
 * provider then never finds a difference, and does not rebuild the page (and empty its forms); `Language` does the change.
 */
export function createI18nProvider(
  locale: Locale,
  messages: Messages,
  store: Store,
  load = loadMessages,
): I18nProvider {
  const loaded = new Map<string, Messages>([[locale, messages]])
  const find = (wanted: string) => loaded.get(wanted) ?? messages
  const names = locales.map((each) => ({ locale: each, name: localeNames[each] }))
  const texts = polyglotI18nProvider(find, locale, names, { onMissingKey })
  let latest = locale
  return {
    ...texts,
    getLocale: () => {
      const chosen: unknown = store.getItem('locale')
      return isLocale(chosen) ? chosen : locale
    },
    async changeLocale(wanted: string) {
      if (!isLocale(wanted))
        throw new Error(`'${wanted}' is not a language of this product. It has ${locales.join(', ')}.`)
      latest = wanted
      if (!loaded.has(wanted)) loaded.set(wanted, await load(wanted))
      // Of two quick changes the later one holds, whichever texts arrive first.
      if (latest === wanted) await texts.changeLocale(wanted)
    },
  }
}

/** A text that nobody wrote: an error while we work on the product, the last word of the key for those who use it. */
function onMissingKey(key: string, _values: unknown, locale: string): string {
  const isKey = /^[a-z]\w*(\.[\w/-]+)+$/i.test(key)
  if (isKey && !import.meta.env.PROD) console.error(`The text '${key}' is missing in ${locale}.`)
  return isKey ? readable(key.split('.').at(-1) ?? key) : key
}
