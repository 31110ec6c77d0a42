import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { headNames, type Locale, locales, type Registry } from '../../src/core/index.ts'
import { areaMessages } from '../../src/derive/messages.ts'
import type * as Texts from '../texts/texts.ts'
import type { Catalogue } from '../texts/texts.ts'

/**
 * Keeps the first page from carrying every area. In the build, `start/browser/areas.ts` holds the heads of all areas as data and loads the
 * descriptor of each from a chunk of its own; `start/texts/texts.ts` does the same with their names and their other texts. Reading the
 * registry here also checks it, so the browser need not.
 */
export function areaChunks(root: string): Plugin {
  const resourcesDirectory = join(root, 'resources')
  let files: readonly string[] | undefined
  const areaFiles = () => {
    files ??= filesBelow(resourcesDirectory)
    return files
  }
  const registry = async () =>
    ((await import(/* @vite-ignore */ join(resourcesDirectory, 'index.ts'))) as { resources: Registry })
      .resources
  return {
    name: 'area-chunks',
    apply: 'build',
    resolveId: { filter: { id: /^(area|texts|later|words):/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0(area|texts|later|words):/ },
      async handler(id) {
        const [kind, name = '', area = ''] = id.slice(1).split(':')
        if (kind === 'area') return areaModule(resourcesDirectory, areaFiles(), name)
        const directory = join(root, 'i18n', name)
        const { catalogues } = (await import(
          /* @vite-ignore */ join(root, 'start', 'texts', 'texts.ts')
        )) as typeof Texts
        const texts = await catalogues[name as Locale]()
        if (kind === 'words') return `export default ${JSON.stringify(texts.areas[area])}`
        return kind === 'later'
          ? laterModule(directory, await registry(), texts)
          : textsModule(directory, await registry(), texts)
      },
    },
    transform: {
      filter: { id: /\/start\/(browser\/areas|texts\/texts)\.ts$/ },
      async handler(_, id) {
        const isAreas = id.endsWith('/areas.ts')
        const code = isAreas ? areasModule(await registry(), areaFiles()) : languagesModule()
        return { code, map: null }
      },
    },
  }
}

/** The source of `start/browser/areas.ts` for the build; `files` are those below `resources/`. */
export function areasModule(registry: Registry, files: readonly string[]): string {
  const areas = Object.values(registry)
  // Property by property: what is alike stands together, and compresses better by a quarter.
  const columns = headNames.map((name) => areas.map((area) => area[name]))
  const chunks = areas.map(({ name }) => `${name}: () => import('area:${name}')`)
  const viewed = areas.map(({ name }) => name).filter((name) => fileOf(files, `${name}.views.tsx`))
  return `const columns = ${JSON.stringify(columns)}
const headOf = (_, index) => Object.fromEntries(${JSON.stringify(headNames)}.map((name, at) => [name, columns[at][index] ?? undefined]))
export const areaHeads = Object.fromEntries(columns[0].map(headOf).map((head) => [head.name, head]))
const chunks = ${record(chunks)}
const part = (key, names) => Object.fromEntries(names.map((name) => [name, async () => (await chunks[name]())[key]]))
export const areaLoaders = part('descriptor', Object.keys(chunks))
export const areaViews = part('views', ${JSON.stringify(viewed)})
`
}

/** The source of the chunk of an area: its descriptor with its views, which are wanted together. */
export function areaModule(directory: string, files: readonly string[], name: string): string {
  const file = fileOf(files, `${name}.ts`)
  if (!file)
    throw new Error(
      `Area ${name} has no file of its own. The build expected resources/<group>/${name}/${name}.ts. Move its descriptor there.`,
    )
  const views = fileOf(files, `${name}.views.tsx`)
  return [
    `export { ${name} as descriptor } from ${fileName(directory, file)}`,
    ...(views ? [`export { default as views } from ${fileName(directory, views)}`] : []),
  ].join('\n')
}

const fileOf = (files: readonly string[], name: string) => files.find((each) => each.endsWith(`/${name}`))

/** The source of `start/texts/texts.ts` for the build. */
function languagesModule(): string {
  const languages = locales.map((locale) => `${locale}: () => import('texts:${locale}')`)
  return `const languages = ${record(languages)}
export const loadMessages = async (locale) => (await languages[locale]()).default
export const loadLaterTexts = async (locale) => (await (await languages[locale]()).later()).default
export const loadAreaTexts = async (locale, name) => (await (await languages[locale]()).areas[name]?.())?.default
`
}

/** The subjects that no list and no frame speaks of; who does waits for them (`src/providers/laterTexts.ts`). */
const laterSubjects = [
  'account',
  'auth',
  'errors',
  'fields',
  'form',
  'grid',
  'merchandising',
  'task',
  'tools',
]

/** What libraries under lists and frame say of the words that react-admin brings along; the others come later. */
const earlyOfReactAdmin = ['action', 'auth', 'boolean', 'notification', 'page']

const reactAdminWords = ({ subjects: { ra } }: Catalogue, isEarly: boolean) => {
  const words = Object.entries(ra).filter(([group]) => earlyOfReactAdmin.includes(group) === isEarly)
  return `, ra: ${JSON.stringify(Object.fromEntries(words))}`
}

/** What a language calls a new record of an area, where it says so: the palette offers one of every area. */
function newRecordNames(registry: Registry, { areas }: Catalogue): string {
  const named = Object.entries(areaMessages(registry, areas).resources).flatMap(([path, words]) =>
    'new' in words ? [[path, { new: words.new }]] : [],
  )
  return named.length > 0 ? `, resources: ${JSON.stringify(Object.fromEntries(named))}` : ''
}

/** The source of the subjects of a language that come later. */
export const laterModule = (directory: string, registry: Registry, texts: Catalogue): string =>
  subjectsModule(
    directory,
    subjectsOf(directory).filter(([name]) => laterSubjects.includes(name)),
    texts,
    reactAdminWords(texts, false) + newRecordNames(registry, texts),
  )

/** The subjects that the `index.ts` of a language imports, with their files. */
function subjectsOf(directory: string): [name: string, file: string][] {
  const index = readFileSync(join(directory, 'index.ts'), 'utf8')
  const found = index.matchAll(/^import (\w+) from '\.\/([\w-]+\.ts)'/gm)
  return [...found].map(([, name = '', file = '']) => [name, file])
}

/** Of these the sign-in page has a copy of its own: shared with it, each would be one more script for every page. */
const ofSignIn = ['auth', 'session']

function subjectsModule(
  directory: string,
  subjects: readonly [string, string][],
  { subjects: texts }: Catalogue,
  more = '',
): string {
  const parts = subjects.map(([name, file]) =>
    ofSignIn.includes(name)
      ? `const ${name} = ${JSON.stringify({ [name]: texts[name] })}`
      : `import ${name} from ${fileName(directory, file)}`,
  )
  return `${parts.join('\n')}\nexport default { ${subjects.map(([name]) => `...${name}`).join(', ')}${more} }\n`
}

/**
 * The source of what a language begins with: most of the subjects that its `index.ts` in this directory imports, the names of all
 * areas as data, and how its other texts are fetched: those of an area in one piece, with what it shares with others.
 */
export function textsModule(directory: string, registry: Registry, texts: Catalogue): string {
  const subjects = subjectsOf(directory).filter(([name]) => name !== 'ra' && !laterSubjects.includes(name))
  const { areas } = texts
  const { resources } = areaMessages(registry, areas)
  const names = Object.fromEntries(Object.entries(resources).map(([path, { name }]) => [path, { name }]))
  const locale = basename(directory)
  const loaders = Object.keys(areas).map((name) => `${name}: () => import('words:${locale}:${name}')`)
  const begin = subjectsModule(
    directory,
    subjects,
    texts,
    `${reactAdminWords(texts, true)}, resources: ${JSON.stringify(names)}`,
  )
  return `${begin}export const later = () => import('later:${locale}')
export const areas = ${record(loaders)}
`
}

const fileName = (...parts: readonly string[]) =>
  JSON.stringify(
    join(...parts)
      .split(sep)
      .join('/'),
  )

const record = (entries: readonly string[]) => `{ ${entries.join(',\n')} }`

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/'))
