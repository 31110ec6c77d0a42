import { type AnyRecord, baseLocale, type Field, type Fields, locales, type Resource } from '../core/index.ts'
import { targetOf } from './relations.ts'

/** Whether the table of a resource has the column `search`. */
export const isSearchable = (resource: Resource): boolean => searchPaths(resource).length > 0

/**
 * The fields that the search box finds, `variants.sku` for those of rows; the title always is one, and comes first.
 * Fields that not everybody may see are none: whoever searches for their words would learn them.
 */
export function searchPaths(resource: Resource): string[] {
  const paths = new Set([resource.title, ...resource.list.search])
  return [...paths].filter((path) => {
    const [name = '', inner] = path.split('.')
    const owner = resource.fields[name]
    const field = inner ? ((owner?.options.fields ?? {}) as Fields)[inner] : owner
    const isOpen = !owner?.options.restricted?.view && !field?.options.restricted?.view
    return isOpen && field?.type.words !== undefined
  })
}

/**
 * The fields of `list.search` whose records are searched by the titles of what they refer to; as above, none that not everybody
 * sees whole.
 */
export const searchedReferences = (resource: Resource): { name: string; to: string; many: boolean }[] =>
  [...new Set(resource.list.search)].flatMap((name) => {
    const field = resource.fields[name]
    const to = field && targetOf(resource, field)
    if (!field || to === undefined || field.options.restricted?.view || field.options.masked) return []
    return [{ name, to, many: field.options.list === true }]
  })

/**
 * The words of a record that are searched, as its column `search` holds them: lower case, without accents, each after
 * a space, those of the title in the first line, those that not everybody sees whole in a third. `values` are those of `validate`.
 */
export function searchText(resource: Resource, values: Readonly<Record<string, unknown>>): string {
  const paths = searchPaths(resource)
  const masked = new Set(maskedPaths(resource))
  const titles = paths.filter((path) => path === resource.title)
  const others = paths.filter((path) => path !== resource.title && !masked.has(path))
  const lines = [titles, others, ...(masked.size > 0 ? [[...masked]] : [])]
  return lines.map((each) => line(resource, values, each)).join('\n')
}

/** Those of them that not everybody sees whole. */
export const maskedPaths = (resource: Resource): string[] =>
  searchPaths(resource).filter((path) => {
    const [name = '', inner] = path.split('.')
    const { options } = resource.fields[name] as Field
    return (inner ? ((options.fields ?? {}) as Fields)[inner]?.options.masked : options.masked) !== undefined
  })

/** The words that somebody typed into the search box, each once, in the form of `searchText`. */
export function searchWords(text: string): string[] {
  return [...new Set(plain(text).split(/\s+/).filter(Boolean))]
}

function line(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  paths: readonly string[],
): string {
  const found = paths.flatMap((path) => soughtAt(resource, values, path))
  const words = found.flatMap(({ words }) => searchWords(words))
  return [...new Set(words)].map((word) => ` ${word}`).join('')
}

/** What a record has at a path that is searched: a value in each language, or of each row; with its words. */
export function soughtAt(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  path: string,
): { readonly value: unknown; readonly words: string }[] {
  const [name = '', inner] = path.split('.')
  const field = resource.fields[name] as Field
  const of = (holder: Field, all: readonly unknown[]) =>
    all.flatMap((value) =>
      value === null || value === undefined ? [] : [{ value, words: holder.type.words?.(value) ?? '' }],
    )
  if (inner) {
    const rows = (values[name] ?? []) as Record<string, unknown>[]
    const rowField = (field.options.fields as Fields)[inner] as Field
    return of(
      rowField,
      rows.map((row) => row[inner]),
    )
  }
  const translations = (values.translations ?? {}) as AnyRecord
  const others = locales
    .filter((locale) => locale !== baseLocale)
    .map((locale) => translations[locale]?.[name])
  return of(field, [values[name], ...others])
}

/** Without the accents of European letters. The rest is composed again: elsewhere the marks are letters of their own. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
