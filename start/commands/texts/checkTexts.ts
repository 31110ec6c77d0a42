import { accessTexts } from '../../../i18n/access.ts'
import { documentationTexts } from '../../../i18n/documentation.ts'
import { helpTexts } from '../../../i18n/help.ts'
import { plansTexts } from '../../../i18n/plans.ts'
import { resources } from '../../../resources/index.ts'
import { pageTexts } from '../../../resources/insight/dashboard/texts.ts'
import { showcaseTexts } from '../../../resources/insight/showcase/texts.ts'
import { systemTexts } from '../../../resources/settings/system/texts.ts'
import { baseLocale, type Locale, locales, type Resource } from '../../../src/core/index.ts'
import { type AreaTexts, areaMessages, derivedTexts, writtenTexts } from '../../../src/derive/messages.ts'
import { type Catalogue, catalogues } from '../../texts/texts.ts'
import { checkGlossary } from './checkGlossary.ts'
import { keysInSource } from './keysInSource.ts'
import { seededTexts } from './seededTexts.ts'

/** Something that is wrong with a text: in which language, under which key, and what. */
export interface TextProblem {
  readonly locale: Locale
  readonly key: string
  readonly problem: string
}

/**
 * Finds what is missing, unused, unknown, unlike the others or called otherwise than in the glossary in the texts of all languages.
 * English is the reference; of an area it needs only the help texts and what its history says, everything else is derived.
 */
export async function checkTexts(): Promise<TextProblem[]> {
  const entries = await Promise.all(locales.map(async (locale) => [locale, await whole(locale)] as const))
  const all = Object.fromEntries(entries) as Record<Locale, Catalogue>
  const english = flat(all[baseLocale].subjects)
  const englishLabels = labels(baseLocale, all[baseLocale])
  return [
    ...locales.flatMap((locale) => checkSubjects(locale, english, flat(all[locale].subjects))),
    ...locales.flatMap((locale) => checkAreas(locale, all)),
    ...translated.flatMap((locale) =>
      checkGlossary(locale, englishLabels, labels(locale, all[locale])).map(({ key, problem }) => ({
        locale,
        key,
        problem,
      })),
    ),
    ...locales.flatMap((locale) => checkPercents(locale, labels(locale, all[locale]))),
    ...checkSpaces(labels('fr', all.fr)),
    ...checkUse(english),
  ]
}

const translated = locales.filter((locale) => locale !== 'en')

type Flat = ReadonlyMap<string, string>

/** A language with what single pages fetch of it. */
async function whole(locale: Locale): Promise<Catalogue> {
  const { subjects, areas } = await catalogues[locale]()
  const own = await Promise.all(
    [pageTexts, documentationTexts, helpTexts, accessTexts, plansTexts, showcaseTexts, systemTexts].map(
      (texts) => texts[locale](),
    ),
  )
  return { subjects: Object.assign({}, subjects, ...own), areas }
}

/** A percent sign stands right at its figure, in French after a narrow space that does not break. */
const isMisplaced = (locale: Locale) => (locale === 'fr' ? /[\d}][ \u00a0]?%(?!\{)/ : /[\d}]\s%(?!\{)/)

const checkPercents = (locale: Locale, texts: Flat): TextProblem[] =>
  [...texts].flatMap(([key, text]) =>
    isMisplaced(locale).test(text)
      ? [{ locale, key, problem: `does not write a percentage as the language does: '${text}'` }]
      : [],
  )

/**
 * French writes a space before what ends a part of a sentence and inside of its quotes; one that breaks leaves the sign alone at the begin
 * of a line. Messages that a shop begins with go out by SMS as well, which knows no other space.
 */
const checkSpaces = (texts: Flat): TextProblem[] =>
  [...texts].flatMap(([key, text]) =>
    !key.startsWith('seeded.') && / [;:?!»]|« /.test(text)
      ? [
          {
            locale: 'fr' as const,
            key,
            problem: `has a space that may break before or after a sign: '${text}'`,
          },
        ]
      : [],
  )

/** All texts of a language by their keys, those included that an area's descriptor gives, or that a shop begins with. */
const labels = (locale: Locale, { subjects, areas }: Catalogue): Flat =>
  flat({ ...subjects, ...areaMessages(resources, areas), seeded: seededTexts(locale) })

function checkSubjects(locale: Locale, english: Flat, texts: Flat): TextProblem[] {
  const problems = [...texts].flatMap(([key, text]) => {
    const reference = english.get(key)
    if (reference === undefined) return [{ locale, key, problem: 'is not a key of the English texts' }]
    return textProblems(locale, key, text, reference)
  })
  const missing = [...english.keys()].filter((key) => !texts.has(key))
  return [...problems, ...missing.map((key) => ({ locale, key, problem: 'is missing' }))]
}

function textProblems(locale: Locale, key: string, text: string, reference?: string): TextProblem[] {
  const problems: TextProblem[] = []
  if (text.trim() === '' && reference?.trim() !== '') problems.push({ locale, key, problem: 'is empty' })
  if (text.includes('||||') && hasOneForm(locale))
    problems.push({ locale, key, problem: 'has a plural, which this language has not' })
  const expected = reference === undefined ? undefined : placeholders(key, reference)
  if (reference !== undefined && placeholders(key, withName(locale, key, text)) !== expected) {
    problems.push({ locale, key, problem: `has other placeholders than English: '${reference}'` })
  }
  return problems
}

/**
 * Sentences about any area. In French its name would need an article and what agrees with it: there they are said without it.
 */
const nameless: ReadonlySet<string> = new Set([
  ...['list.search.label', 'list.empty.showAll', 'list.empty.nothingYet', 'form.parts', 'form.unsaved'],
  ...['form.saved', 'form.created', 'form.deleted', 'form.missing.title', 'form.missing.unread'],
  ...['form.missing.list', 'form.delete.submit', 'form.workflow.submit', 'form.workflow.done'],
])

const withName = (locale: Locale, key: string, text: string): string =>
  locale === 'fr' && nameless.has(key) ? `${text} %{name}` : text

const hasOneForm = (locale: Locale) => locale === 'zh' || locale === 'ja'

/** Only the forms that need a count name it; react-admin's own texts also differ in what they name of a record. */
function placeholders(key: string, text: string): string {
  const optional = key.startsWith('ra.') ? ['smart_count', 'name', 'recordRepresentation'] : ['smart_count']
  const found = [...text.matchAll(/%\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !optional.includes(name))
  return [...new Set(found)].sort().join(' ')
}

function checkAreas(locale: Locale, all: Readonly<Record<Locale, Catalogue>>): TextProblem[] {
  const { areas } = all[locale]
  const names = Object.keys(resources)
  return [
    ...Object.keys(areas)
      .filter((name) => !names.includes(name))
      .map((name) => ({ locale, key: name, problem: 'is not an area of the registry' })),
    ...Object.values(resources).flatMap((resource) =>
      checkArea(locale, resource, areas[resource.name] ?? {}, ownIn(all, resource)),
    ),
  ]
}

/** Own actions and own views are code that only the browser can load: what one language says of them, all must. */
const ownIn = (all: Readonly<Record<Locale, Catalogue>>, { name, fields }: Resource): string[] => {
  // What the field of a setting holds is known to its own views alone.
  const held = Object.keys(fields).flatMap((field) =>
    fields[field]?.kind === 'json' ? [`values.${field}.`] : [],
  )
  return locales
    .flatMap((locale) => [...flat(all[locale].areas[name] ?? {}).keys()])
    .filter((key) => ['actions.', 'own.', ...held].some((beginning) => key.startsWith(beginning)))
}

function checkArea(
  locale: Locale,
  resource: Resource,
  texts: AreaTexts,
  own: readonly string[],
): TextProblem[] {
  const derived = flat(derivedTexts(resource))
  const written = writtenTexts(resource).map((path) => path.join('.'))
  // A language in which the word for it follows the noun may say what a new record is called.
  const called = resource.access.create === false ? [] : ['new']
  const needed = locale === baseLocale ? written : [...derived.keys(), ...written, ...new Set(own)]
  const given = flat(texts)
  const named = (key: string) => `${resource.name}.${key}`
  return [
    ...needed
      .filter((key) => !given.has(key))
      .map((key) => ({ locale, key: named(key), problem: 'is missing' })),
    ...[...given].flatMap(([key, text]) => {
      if (![...derived.keys(), ...written, ...own, ...called].includes(key))
        return [{ locale, key: named(key), problem: 'is nothing of this area' }]
      return textProblems(locale, named(key), text)
    }),
  ]
}

/** React-admin's own texts are used by react-admin. */
function checkUse(english: Flat): TextProblem[] {
  const { spoken, mentioned, beginnings } = keysInSource()
  const isUsed = (key: string) =>
    key.startsWith('ra.') ||
    mentioned.has(key) ||
    (key.startsWith('errors.') && mentioned.has(key.slice('errors.'.length))) ||
    beginnings.some((beginning) => key.startsWith(beginning) || key.startsWith(`errors.${beginning}`))
  const unused = [...english.keys()].filter((key) => !isUsed(key))
  const missing = [...spoken].filter((key) => /^[a-z]+(\.[\w-]+)+$/i.test(key) && !english.has(key))
  return [
    ...unused.map((key) => ({ locale: baseLocale, key, problem: 'is not used' })),
    ...missing.map((key) => ({ locale: baseLocale, key, problem: 'is used and missing' })),
  ]
}

/** Nested texts by their whole key. */
function flat(texts: object, prefix = ''): Map<string, string> {
  const entries = Object.entries(texts).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : [...flat(value as object, `${prefix}${name}.`)],
  )
  return new Map(entries)
}

if (import.meta.main) {
  const problems = await checkTexts()
  for (const { locale, key, problem } of problems) console.error(`${locale}  ${key} ${problem}.`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
