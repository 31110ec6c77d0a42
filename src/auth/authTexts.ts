import type { Locale } from '../core/locale.ts'
import type { Translate } from '../providers/failure.ts'
import { fetchOnce } from '../providers/fetchOnce.ts'

type Catalogue = Readonly<Record<string, unknown>>
type Loaded = readonly { default: Catalogue }[]

/** The two subjects that these pages speak of; the rest of a language comes with the application area. */
const catalogues: Readonly<Record<Locale, () => Promise<Loaded>>> = {
  en: () => Promise.all([import('../../i18n/en/auth.ts'), import('../../i18n/en/session.ts')]),
  zh: () => Promise.all([import('../../i18n/zh/auth.ts'), import('../../i18n/zh/session.ts')]),
  fr: () => Promise.all([import('../../i18n/fr/auth.ts'), import('../../i18n/fr/session.ts')]),
  ja: () => Promise.all([import('../../i18n/ja/auth.ts'), import('../../i18n/ja/session.ts')]),
}

/** What finds the texts of the pages before sign-in; the same promise for each language, so that React can wait for it. */
export const authTexts = fetchOnce(
  async (locale: Locale): Promise<Translate> => translator(await catalogues[locale]()),
)

function translator(parts: Loaded): Translate {
  const catalogue = Object.assign({}, ...parts.map((part) => part.default)) as Catalogue
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<unknown>((branch, name) => (branch as Catalogue | undefined)?.[name], catalogue)
    if (typeof text !== 'string') return key
    return text.replace(/%\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
  }
}
