import { catalogues } from '#texts'
import { baseLocale, type Field, type Locale, type Registry, type Resource } from '../../src/core/index.ts'
import { type AreaTexts, areaMessages, readable } from '../../src/derive/messages.ts'
import type { ProblemCode } from '../../src/derive/problems.ts'
import { type AreaWords, plainValues, problemValues } from '../../src/derive/problemValues.ts'

/** What a text is about: an area, and the path of the field in it, `''` for the whole record. */
export interface TextSubject {
  readonly resource: Resource
  readonly path: string
}

/**
 * A text of the catalogue `errors` in a language, its placeholders `%{name}` filled in, amounts (`money`) as money. With `about`, fields
 * and choices among the values are told by what people call them.
 */
export type Translate = (
  locale: Locale,
  code: ProblemCode,
  values: Readonly<Record<string, string | number>>,
  about?: TextSubject,
) => string

/** What people of a language call the values of a text that is `named`, by the value; nothing where it is not. */
export type NamesOf = (
  locale: Locale,
  field: Field | undefined,
  resource: Resource,
) => ReadonlyMap<string, string>

/** What people of a language call the fields of an area and their choices. */
export type WordsOf = (locale: Locale, resource: Resource) => AreaWords

/** What the server says, in every language that somebody has asked for; a text of another one is that of the base language. */
export interface ServerTexts {
  readonly translate: Translate
  readonly wordsOf: WordsOf
  readonly namesOf: NamesOf
  /** Loads a language once: whoever is answered in it waits for it. */
  readonly speak: (locale: Locale) => Promise<void>
}

/** What the server says: the same catalogues that the browser has. A language that nobody asks for takes no memory (2 MB each). */
export async function loadTexts(registry: Registry): Promise<ServerTexts> {
  const base = await load(baseLocale, registry)
  const known = new Map<Locale, Spoken>([[baseLocale, base]])
  const spoken = (locale: Locale) => known.get(locale) ?? base
  const wordsOf: WordsOf = (locale, resource) => spoken(locale).words(resource)
  const translate: Translate = (locale, code, values, about) => {
    const text = spoken(locale).errors[code] ?? base.errors[code] ?? code
    const told = about
      ? problemValues(about.resource, { path: about.path, code, values }, wordsOf(locale, about.resource))
      : plainValues(values, locale)
    return text.replace(/%\{(\w+)\}/g, (placeholder, name) => String(told[name] ?? placeholder))
  }
  return {
    translate,
    wordsOf,
    namesOf: (locale, field, resource) => spoken(locale).names(resource, field?.options.named),
    async speak(locale) {
      if (!known.has(locale)) known.set(locale, await load(locale, registry))
    },
  }
}

/** What the server needs of a language. */
interface Spoken {
  readonly errors: Readonly<Record<string, string>>
  readonly words: (resource: Resource) => AreaWords
  readonly names: (resource: Resource, below: string | undefined) => ReadonlyMap<string, string>
}

async function load(locale: Locale, registry: Registry): Promise<Spoken> {
  const { subjects, areas } = await catalogues[locale]()
  const { resources } = areaMessages(registry, areas)
  return {
    errors: subjects.errors as unknown as Record<string, string>,
    names: ({ path }, below) => (below === undefined ? none : keyed(resources[path]?.own?.[below])),
    words: ({ path }) => {
      const texts: AreaTexts | undefined = resources[path]
      const last = (name: string) => name.split('.').at(-1) ?? name
      return {
        locale,
        field: (name) => texts?.fields?.[name] ?? readable(last(name)),
        value: (name, value) => texts?.values?.[name]?.[value] ?? readable(value),
      }
    },
  }
}

const none: ReadonlyMap<string, string> = new Map()
const kept = new WeakMap<object, ReadonlyMap<string, string>>()

/** Texts by their whole key: `branding.title`. Made once for each part of a catalogue. */
function keyed(part: unknown): ReadonlyMap<string, string> {
  if (typeof part !== 'object' || part === null) return none
  const known = kept.get(part)
  if (known) return known
  const flat = (each: object, before: string): [string, string][] =>
    Object.entries(each).flatMap(([key, text]) =>
      typeof text === 'string' ? [[before + key, text] as [string, string]] : flat(text, `${before}${key}.`),
    )
  const made = new Map(flat(part, ''))
  kept.set(part, made)
  return made
}
