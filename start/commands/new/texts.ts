import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { baseLocale, type Locale, locales, type Registry, type Resource } from '../../../src/core/index.ts'
import { type AreaTexts, derivedTexts, readable, writtenTexts } from '../../../src/derive/messages.ts'
import { catalogues } from '../../texts/texts.ts'
import { root, Source } from './source.ts'

/** A text that stands in English now where a colleague has to write it. */
export interface Untranslated {
  readonly file: string
  readonly key: string
  readonly english: string
}

type Path = readonly string[]

/**
 * Writes the texts that areas lack in any language. What another area calls the same in English is called as that area calls it;
 * everything else is written in English, to be translated. Answers the files, and what is left to do.
 */
export async function writeMissingTexts(
  registry: Registry,
): Promise<{ written: string[]; untranslated: Untranslated[] }> {
  const english = (await catalogues[baseLocale]()).areas
  const [written, untranslated]: [string[], Untranslated[]] = [[], []]
  for (const locale of locales) {
    const given = (await catalogues[locale]()).areas
    const known = translations(registry, english, given)
    for (const resource of Object.values(registry)) {
      const missing = missingIn(locale, resource, given[resource.name])
      if (missing.length === 0) continue
      const file = `${folderOf(resource.name)}/texts/${locale}.ts`
      if (!existsSync(join(root, file))) begin(file)
      const source = new Source(file)
      for (const [path, text] of missing) {
        const translation = locale === baseLocale ? undefined : known.get(text)
        put(source, path, translation ?? inOneForm(locale, text))
        if (translation === undefined) untranslated.push({ file, key: path.join('.'), english: text })
      }
      source.save()
      written.push(file)
    }
  }
  return { written, untranslated }
}

/** What a language must say of an area and does not, with the English that it means. */
function missingIn(locale: Locale, resource: Resource, given: AreaTexts = {}): [Path, string][] {
  const { name, ...nested } = derivedTexts(resource)
  const derived = locale === baseLocale ? [] : [[['name'], name] as [Path, string], ...leaves(nested)]
  const written = writtenTexts(resource).map(([part, of]): [Path, string] => [
    [part, of],
    part === 'help' ? `Help on ${of}.` : readable(of).toLowerCase(),
  ])
  return [...derived, ...written].filter(([path]) => textAt(given, path) === undefined)
}

/** How a language puts the English words that areas have in common. */
function translations(
  registry: Registry,
  english: Readonly<Record<string, AreaTexts>>,
  given: Readonly<Record<string, AreaTexts>>,
): ReadonlyMap<string, string> {
  const known = new Map<string, string>()
  for (const resource of Object.values(registry)) {
    for (const [path, derived] of leaves(derivedTexts(resource))) {
      const [word, translated] = [
        textAt(english[resource.name], path) ?? derived,
        textAt(given[resource.name], path),
      ]
      if (path[0] !== 'name' && translated !== undefined && !known.has(word)) known.set(word, translated)
    }
  }
  return known
}

/** Nested texts one by one. */
function leaves(texts: object, above: Path = []): [Path, string][] {
  return Object.entries(texts).flatMap(([key, value]): [Path, string][] =>
    typeof value === 'string' ? [[[...above, key], value]] : leaves(value as object, [...above, key]),
  )
}

function textAt(texts: object | undefined, path: Path): string | undefined {
  const found = path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? at[key as keyof typeof at]
        : undefined,
    texts,
  )
  return typeof found === 'string' ? found : undefined
}

/** Languages without a plural have one form. */
const inOneForm = (locale: Locale, text: string) =>
  locale === 'zh' || locale === 'ja' ? (text.split(' |||| ')[0] ?? text) : text

/** Puts a text in at its place, with the objects around it that are not there yet. */
function put(source: Source, path: Path, text: string): void {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const parent = source.object(depth === 0 ? [''] : path.slice(0, depth))
    if (!parent) continue
    const inner = path
      .slice(depth + 1)
      .reduceRight<string>((value, key) => `{ ${quoted(key)}: ${value} }`, quoted(text))
    source.append(parent, `${quoted(path[depth] ?? '')}: ${inner}`)
    return
  }
  throw new Error(
    `${source.file} exports no object by default. Expected the texts of an area. Add ${path.join('.')} by hand.`,
  )
}

const quoted = (text: string) => JSON.stringify(text)

/** The folder of an area, which its descriptor stands in. */
function folderOf(area: string): string {
  const [file] = globSync(`resources/*/${area}/${area}.ts`, { cwd: root })
  if (!file)
    throw new Error(`No file resources/*/${area}/${area}.ts was found. Expected the descriptor of ${area}.`)
  return dirname(file)
}

/** An empty file of texts. */
function begin(file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), 'export default {}\n')
}
