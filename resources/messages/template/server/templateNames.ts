import { textsOfArea } from '#areaTexts'
import { baseLocale, type Locale, locales } from '../../../../src/core/index.ts'
import { readable } from '../../../../src/derive/messages.ts'
import { notificationKey } from '../../notificationKey/notificationKey.ts'
import { template } from '../template.ts'

/** What is worded: by which way, or as what, and in which language. */
interface Worded {
  readonly channel: string | null
  readonly kind: string
  readonly locale: string
  /** Of several of that name. */
  readonly count?: number
}

/** Names of a template in the languages of staff, as a localized record has them. */
export interface TemplateNames {
  readonly name: string
  readonly translations: { [L in Locale]?: { name: string } }
}

/** What a template is called by what it tells of, in each language: `Order placed (E-mail, French)`, `Commande passée (E-mail, français)`. */
export async function templateNames(
  told: (locale: Locale) => string,
  { channel, kind, locale, count }: Worded,
): Promise<TemplateNames> {
  const names = locales.map(async (each) => {
    const texts = await textsOfArea(each, template.name)
    const ofKeys = channel ? await textsOfArea(each, notificationKey.name) : undefined
    const way = channel
      ? (ofKeys?.values?.['ways.channel']?.[channel] ?? readable(channel))
      : (texts?.values?.kind?.[kind] ?? readable(kind))
    const language = new Intl.DisplayNames(each, { type: 'language' }).of(locale) ?? locale
    const named = texts?.own?.named as string
    const name = named.replace('%{told}', told(each)).replace('%{way}', way).replace('%{language}', language)
    return [each, count === undefined ? name : `${name} ${count}`] as const
  })
  const { [baseLocale]: name = '', ...others } = Object.fromEntries(await Promise.all(names))
  const translations = Object.fromEntries(
    Object.entries(others).map(([each, text]) => [each, { name: text }]),
  )
  return { name, translations }
}

/** What is told in a name of that form, and of that of earlier releases: `(email, fr)`. */
export const toldIn = (name: string): string => name.replace(/ ?[(（][^()（）]*[)）]( \d+)?$/, '')
