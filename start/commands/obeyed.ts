import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { type Condition, type Field, fieldsOf, isInput, type Resource } from '../../src/core/index.ts'
import { columnName, rowsTableName, tableName } from '../../src/derive/sqlNames.ts'
import type { Setting } from '../../src/settings/defineSettings.ts'

/** What is checked: the areas and the settings of the product, and where its sources are. */
export interface Promised {
  readonly root: string
  readonly areas: readonly Resource[]
  readonly settings: Readonly<Record<string, Setting>>
}

/** The code that may obey something, by file: without what only declares, names, stores or makes up. */
interface Code {
  readonly text: ReadonlyMap<string, string>
  readonly words: ReadonlyMap<string, ReadonlySet<string>>
  readonly imports: ReadonlyMap<string, readonly string[]>
}

/**
 * Fields and settings that are stored and shown, and that nothing obeys: whoever fills them in is promised something that does not
 * happen. A field that is there to be read says so (`told`). Any other is obeyed where its name or its column stands in code that has to do with its area, or in a condition of its
 * descriptor; a setting where its key does, by the page that finds it in the public settings, or by the store, where a test reads it as a store does.
 */
export function unobeyed({ root, areas, settings }: Promised): string[] {
  const code = codeOf(root)
  const fields = areas.flatMap((area) => unreadFields(area, code))
  const told = areas.flatMap(toldFields)
  const known = new Set(told)
  return [
    ...fields
      .filter((name) => !known.has(name))
      .map(
        (name) => `resources: nothing obeys ${name}. Obey it, drop it, or say who is told of it (\`told\`).`,
      ),
    ...told
      .filter((name) => !fields.includes(name))
      .map((name) => `resources: ${name} is \`told\` and read by something. Take \`told\` off it.`),
    ...unreadSettings(root, settings, code).map(
      (key) => `settings: nothing obeys '${key}'. Obey it or drop it.`,
    ),
  ]
}

/** The fields that are there to be read, as `<area>.<field>` or `<area>.<rows>.<field>`. */
function toldFields({ name, fields }: Pick<Resource, 'name' | 'fields'>): string[] {
  return Object.entries(fields as Readonly<Record<string, Field>>).flatMap(([key, { options }]) => [
    ...(options.told ? [`${name}.${key}`] : []),
    ...(options.fields ? toldFields({ name: `${name}.${key}`, fields: options.fields }) : []),
  ])
}

const sources = [
  '{server,src,start/browser}/**/*.{ts,tsx}',
  'start/*.ts',
  'resources/*/*/*.*.{ts,tsx}',
  'resources/*/*/{rules,server,screens}/**/*.{ts,tsx}',
]

function codeOf(root: string): Code {
  // What a demonstration shows of a record, it does not obey.
  const files = globSync(sources, { cwd: root }).filter(
    (file) => !/\/(admin|config|engine)Settings\.ts$|\/insight\/showcase\//.test(file),
  )
  const text = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const entries = [...text]
  return {
    text,
    words: new Map(entries.map(([file, source]) => [file, new Set(source.match(/[A-Za-z_]\w*/g))])),
    imports: new Map(
      entries.map(([file, source]) => [
        file,
        // What is taken as a type alone does nothing.
        [...source.matchAll(/(?:^(?:import|export)\s(?!type\s)[^']*?from\s*|import\()'(\.[^']+)'/gm)]
          .map(([, path = '']) => normalize(join(dirname(file), path)))
          .filter((path) => text.has(path)),
      ]),
    ),
  }
}

/** The files that have to do with an area: its own, those that name it or its tables, and the rules and parts that they import. */
function filesAbout({ name }: Resource, { text, words, imports }: Code): ReadonlySet<string> {
  const table = tableName({ name } as Resource)
  const marks = new RegExp(
    `"${table}(_\\w+)?"|(FROM|JOIN|UPDATE|INTO) ${table}(_\\w+)?\\b|resources\\.${name}\\b|/${name}\\.ts'|'${name}'`,
  )
  const names = ([file, source]: readonly [string, string]) =>
    (words.get(file)?.has(name) || source.includes(table)) && marks.test(source)
  const direct = [...text]
    .filter(
      (entry) => entry[0].includes(`/${name}/`) || basename(entry[0]).startsWith(`${name}.`) || names(entry),
    )
    .map(([file]) => file)
  const found = new Set(direct)
  for (const file of direct)
    for (const path of imports.get(file) ?? []) if (/\/(server|screens)\//.test(path)) found.add(path)
  for (const file of found)
    for (const path of imports.get(file) ?? []) if (path.includes('/rules/')) found.add(path)
  return found
}

function unreadFields(area: Resource, code: Code): string[] {
  if (area.access.create === false && area.access.edit === false) return []
  const files = [...filesAbout(area, code)]
  const stands = (...words: string[]) =>
    words.some((word) => files.some((file) => code.words.get(file)?.has(word)))
  const acting = actingFields(area)
  return Object.entries(area.fields).flatMap(([name, field]) => {
    if (!isInput(field)) return []
    const tables = field.options.fields ? [rowsTableName(area, name)] : []
    const isRead = acting.has(name) || field.kind === 'parent' || stands(name, columnName(name), ...tables)
    const inner = Object.keys((field.options.fields ?? {}) as Record<string, Field>)
      .filter((key) => !stands(key, columnName(key)))
      .map((key) => `${area.name}.${name}.${key}`)
    return [...(isRead ? [] : [`${area.name}.${name}`]), ...inner]
  })
}

/** What conditions of the descriptor look at, and what a record is called by. */
function actingFields({
  title,
  picture,
  rules,
  access,
  list,
  form,
  workflow,
}: Resource): ReadonlySet<string> {
  const conditions = [
    ...Object.values(access),
    ...Object.values(list.views),
    ...Object.values(form.sections).map(({ visible }) => visible),
    ...Object.values(rules).flatMap((rule) => [rule?.visible, rule?.required, rule?.readOnly]),
    ...Object.values(workflow?.transitions ?? {}).map(({ when }) => when),
  ].filter((condition) => typeof condition === 'object') as Condition[]
  return new Set([title, picture ?? title, ...conditions.flatMap(fieldsOf)])
}

function unreadSettings(root: string, settings: Promised['settings'], { text }: Code): string[] {
  const published = text.get('resources/shared/settings/server/publishSetting.ts') ?? ''
  const pages = [...text].filter(([file]) =>
    /^src\/(shell|auth|providers|views|fields)\/|\/screens\/|^start\/browser\//.test(file),
  )
  const asked = globSync('tests/**/*.test.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((source) => source.includes('/public/settings'))
  return Object.entries(settings).flatMap(([key, { isPublic, isSecret }]) => {
    const quoted = `'${key}'`
    const isRead = [...text].some(([, source]) => source !== published && source.includes(quoted))
    const [, name] = new RegExp(`${quoted.replace('.', '\\.')}: \\['(\\w+)'`).exec(published) ?? []
    const isShown = name !== undefined && pages.some(([, source]) => new RegExp(`\\b${name}\\b`).test(source))
    const isStores = isPublic && !isSecret && asked.some((source) => source.includes(quoted))
    return isRead || isShown || isStores ? [] : [key]
  })
}
