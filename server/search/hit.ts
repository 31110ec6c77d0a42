import {
  type AnyRecord,
  baseLocale,
  type Field,
  type Fields,
  type Locale,
  type Resource,
  type Viewer,
} from '../../src/core/index.ts'
import { maskRecord } from '../../src/derive/masks.ts'
import { readableFields } from '../../src/derive/permissions.ts'
import type { AreaWords } from '../../src/derive/problemValues.ts'
import type { Hit } from '../../src/derive/searchHit.ts'
import { searchPaths, searchWords, soughtAt } from '../../src/derive/searchText.ts'
import type { SoughtText } from '../records/soughtText.ts'
import { subtitleFields, subtitleText } from './subtitleText.ts'
import { valueText } from './valueText.ts'

/** What a hit needs of its record. */
export function hitFields(viewer: Viewer, resource: Resource): string[] {
  const { title, picture } = resource
  const found = searchPaths(resource).map((path) => path.split('.')[0] ?? path)
  const readable = new Set(readableFields(viewer, resource))
  const read = [title, ...(picture ? [picture] : []), ...found].filter((name) => readable.has(name))
  return [...new Set([...read, ...subtitleFields(viewer, resource)])]
}

/** What a hit says its values with. */
interface HitTexts {
  readonly locale: Locale
  readonly words: AreaWords
  /** What its title is called, where that is kept by a key. */
  readonly names: ReadonlyMap<string, string>
}

/** A record that was found, as its viewer may see it, and how near it comes: the lower, the nearer. */
export function hitOf(
  viewer: Viewer,
  resource: Resource,
  whole: AnyRecord,
  sought: SoughtText,
  { locale, words, names }: HitTexts,
): { readonly hit: Hit; readonly nearness: number } {
  const record = maskRecord(viewer, resource, whole)
  const reason = reasonOf(resource, record, sought)
  const kept = titleOf(resource, record, locale)
  const title = names.get(kept) ?? kept
  const picture = resource.picture === undefined ? null : record[resource.picture]
  const told = reason && reason.path !== resource.title ? reason : undefined
  const hit = {
    resource: resource.name,
    id: record.id,
    title,
    picture: (Array.isArray(picture) ? picture[0] : picture) ?? null,
    subtitle: subtitleText(resource, record, words, locale).filter((text) => text !== title),
    reason: told
      ? {
          field: told.path,
          label: words.field(told.path),
          value: around(valueText(told.field, told.path, told.value, words, locale), sought.words),
        }
      : null,
    exact: reason?.isExact ?? false,
  }
  return { hit, nearness: nearnessOf(resource, reason) }
}

/** What of a record has what was typed. */
interface Reason {
  readonly path: string
  readonly field: Field
  readonly value: unknown
  readonly isExact: boolean
}

/** The value that is what was typed, the title or what is the record's own before others; else the one that has most of its words, the title before others. */
function reasonOf(resource: Resource, record: AnyRecord, sought: SoughtText): Reason | undefined {
  const code = sought.code ?? ''
  const all = searchPaths(resource).flatMap((path) =>
    soughtAt(resource, record, path).map(({ value, words }) => {
      const own = searchWords(words)
      const isExact = own.join(' ') === sought.whole || own.includes(code)
      const text = ` ${own.join(' ')}`
      const found = sought.words.filter((word) => text.includes(word)).length
      const share = text.includes(code) && code !== '' ? sought.words.length : found
      return { path, field: fieldOf(resource, path), value, isExact, share }
    }),
  )
  const best = (some: typeof all) =>
    some.reduce<(typeof all)[number] | undefined>(
      (first, each) => (first && first.share >= each.share ? first : each),
      undefined,
    )
  const exact = all.filter(({ isExact }) => isExact)
  // What its title tells needs no other reason, such as the address that was made of it.
  const titled = exact.find(({ path }) => path === resource.title)
  const identifying = exact.find(({ field }) => field.options.unique)
  const found = titled ?? identifying ?? exact[0] ?? best(all)
  return found && found.share > 0 ? found : undefined
}

/** 0: its own number or address; 1: its title; 2: another value, such as the number of what it belongs to; 3: less. */
function nearnessOf({ title }: Resource, reason: Reason | undefined): number {
  if (!reason?.isExact) return 3
  if (reason.field.options.unique) return 0
  return reason.path === title ? 1 : 2
}

function fieldOf(resource: Resource, path: string): Field {
  const [name = '', inner] = path.split('.')
  const field = resource.fields[name] as Field
  return inner ? ((field.options.fields as Fields)[inner] as Field) : field
}

function titleOf({ title, fields }: Resource, record: AnyRecord, locale: Locale): string {
  const translated =
    locale !== baseLocale && fields[title]?.options.localized
      ? record.translations?.[locale]?.[title]
      : undefined
  return String(translated ?? record[title] ?? '')
}

const longest = 80

/** A long text where it has what was typed. */
function around(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const small = line.toLowerCase()
  const at = Math.max(
    0,
    Math.min(...words.map((word) => small.indexOf(word)).filter((place) => place >= 0), line.length),
  )
  const from = at === line.length ? 0 : Math.max(0, line.lastIndexOf(' ', at - 20))
  const piece = line.slice(from, from + longest).trim()
  return `${from > 0 ? '… ' : ''}${piece}${from + longest < line.length ? ' …' : ''}`
}
