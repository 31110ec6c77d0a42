import { loadAreaTexts } from '#texts'
import type { Locale, Resource } from '../core/index.ts'
import { areaMessages } from '../derive/messages.ts'
import { type FlatTexts, flatTexts } from './flatTexts.ts'
import { currentLocale } from './locale.ts'

let spoken: Locale | undefined
const opened = new Map<string, Resource>()
const known = new Map<string, FlatTexts>()

/** What a language says of an area that was opened, by its whole key. */
export function areaText(locale: string, key: string): string | undefined {
  if (!key.startsWith('resources.')) return undefined
  for (const name of opened.keys()) {
    const text = known.get(`${locale} ${name}`)?.get(key)
    if (text !== undefined) return text
  }
  return undefined
}

/** Brings what the language of the page says of an area; `descriptor` may still be on its way. */
export async function openAreaTexts(name: string, descriptor: Promise<Resource>): Promise<void> {
  const [resource] = await Promise.all([descriptor, loadAreaTexts(language(), name)])
  opened.set(name, resource)
  // Another language may have been chosen meanwhile.
  for (let locale = language(); ; locale = language()) {
    await learn(locale, resource)
    if (locale === language()) return
  }
}

/** Brings what a language says of the areas that were opened. */
export async function speak(locale: Locale): Promise<void> {
  await Promise.all([...opened.values()].map((resource) => learn(locale, resource)))
  spoken = locale
}

const language = () => spoken ?? currentLocale()

async function learn(locale: Locale, resource: Resource): Promise<void> {
  const key = `${locale} ${resource.name}`
  if (known.has(key)) return
  const own = await loadAreaTexts(locale, resource.name)
  const { name } = resource
  known.set(key, flatTexts(areaMessages({ [name]: resource }, own ? { [name]: own } : {})))
}
