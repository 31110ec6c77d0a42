import type { I18nProvider, Store } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { loadMessages, type Messages } from '#texts'
import { type Locale, locales } from '../core/locale.ts'
import { readable } from '../derive/messages.ts'
import { areaText, speak } from './areaTexts.ts'
import { laterText, learnLaterTexts } from './laterTexts.ts'
import { isLocale, isOffered, localeNames } from './locale.ts'

/**
 * Texts by `ra-i18n-polyglot`: what a language begins with, and what it says of the areas that were opened. `getLocale` answers the
 * language that the store asks for, not the one that is loaded: react-admin's own provider then never finds a difference, and does
 * not rebuild the page (and empty its forms); `Language` does the change.
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
  let current = locale
  let latest = locale
  return {
    ...texts,
    // Polyglot takes `_` for a text it does not have: so the texts of an area, and some others, may come later.
    translate(key: string, options: Record<string, unknown> = {}) {
      const own = areaText(current, key) ?? laterText(current, key)
      return texts.translate(key, own === undefined ? options : { ...options, _: own })
    },
    getLocale: () => {
      const chosen: unknown = store.getItem('locale')
      return isOffered(chosen) ? chosen : locale
    },
    async changeLocale(wanted: string) {
      if (!isLocale(wanted))
        throw new Error(`'${wanted}' is not a language of this product. It has ${locales.join(', ')}.`)
      latest = wanted
      if (!loaded.has(wanted)) loaded.set(wanted, await load(wanted))
      // Of two quick changes the later one holds, whichever texts arrive first.
      if (latest !== wanted) return
      await Promise.all([speak(wanted), learnLaterTexts(wanted)])
      if (latest !== wanted) return
      await texts.changeLocale(wanted)
      current = wanted
    },
  }
}

/**
 * A text that nobody wrote: an error while we work on the product, the last word of the key for those who use it. The built product
 * is silent on the console, so it says so by an event, which the walk over all pages listens to.
 */
function onMissingKey(key: string, _values: unknown, locale: string): string {
  const isKey = /^[a-z]\w*(\.[\w/-]+)+$/i.test(key)
  if (isKey)
    globalThis.dispatchEvent?.(new CustomEvent('atelier.missing-text', { detail: `${key} (${locale})` }))
  if (isKey && !import.meta.env.PROD) console.error(`The text '${key}' is missing in ${locale}.`)
  return isKey ? readable(key.split('.').at(-1) ?? key) : key
}
