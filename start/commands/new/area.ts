import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { resources } from '../../../resources/index.ts'
import { menuGroups } from '../../../resources/menuGroups.ts'
import { systemTables } from '../../../server/database/systemTables.ts'
import { closest, type Registry } from '../../../src/core/index.ts'
import { tablesOf } from '../../../src/derive/table.ts'
import { appTables } from '../../appTables.ts'
import { root, Source } from './source.ts'
import { type FieldWord, fieldSource, refusedName } from './words.ts'

const areas = resources as unknown as Registry
/** The groups of the menu that a folder of areas is named for. */
const groups: readonly string[] = Object.values(menuGroups)
  .flat()
  .filter((group) => existsSync(join(root, 'resources', group)))

/** What an area has where no field is named: enough to be looked at. */
const usualFields: readonly FieldWord[] = [
  { name: 'name', kind: 'text', of: [], required: true },
  { name: 'description', kind: 'longText', of: [], required: false },
  { name: 'active', kind: 'boolean', of: [], required: false },
]

/** Writes the descriptor of an area, its line in the registry and a suite of its own; answers the files. Refuses before it writes. */
export function writeArea(name: string, menu: string, given: readonly FieldWord[]): string[] {
  const fields = given.length > 0 ? given : usualFields
  refuse(name, menu, fields)
  const file = `resources/${menu}/${name}/${name}.ts`
  write(file, descriptor(name, menu, fields))
  const registry = new Source('resources/index.ts')
  const list = registry.list()
  if (!list) throw new Error('resources/index.ts hands no list to defineResources. Expected one. Restore it.')
  registry.append(list, name)
  registry.text = `import { ${name} } from './${menu}/${name}/${name}.ts'\n${registry.text}`
  registry.save()
  const suite = `tests/areas/${menu}/${name}/${name}.test.ts`
  write(suite, test(name, menu, fields))
  return [file, 'resources/index.ts', suite]
}

function refuse(name: string, menu: string, fields: readonly FieldWord[]): void {
  const refused = refusedName(name, 'an area')
  if (refused) throw new Error(refused)
  if (!groups.includes(menu)) {
    const near = closest(menu, groups)
    throw new Error(
      `'${menu}' is not a group of the menu. Expected one of ${groups.join(', ')}.${near ? ` Did you mean '${near}'?` : ''}`,
    )
  }
  const taken = [
    ...Object.values(areas).flatMap(({ name: area, endpoint, path }) => [
      area,
      endpoint,
      path.split('/').at(-1),
    ]),
    ...[...appTables, ...systemTables, ...tablesOf(areas)].map((table) => table.name),
  ]
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const kebab = snake.replaceAll('_', '-')
  if ([name, snake, kebab].some((form) => taken.includes(form)))
    throw new Error(`'${name}' is taken: an area, a table or an address has that name. Choose another.`)
  const files = globSync(`{resources/*,resources/*/${name},tests/areas/*/${name}}/${name}{,.test}.ts`, {
    cwd: root,
  })
  if (files.length > 0)
    throw new Error(`${files[0]} exists already. Expected a new area. Choose another name.`)
  if (!fields.some(({ kind }) => kind === 'text'))
    throw new Error('An area needs a text that its records are called by. Add one, such as name:text!.')
  for (const { kind, of } of fields)
    if (kind.startsWith('reference') && !of.every((area) => area === name || Object.hasOwn(areas, area)))
      throw new Error(
        `There is no area '${of[0]}' to refer to. Expected one of ${Object.keys(areas).join(', ')}.`,
      )
}

function descriptor(name: string, menu: string, fields: readonly FieldWord[]): string {
  const title = titleOf(fields)
  const columns = fields.filter(({ kind }) => shown.includes(kind)).slice(0, 5)
  const quoted = (names: readonly string[]) => names.map((each) => `'${each}'`).join(', ')
  return `import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

export const ${name} = defineResource({
  name: '${name}',
  menu: '${menu}',
  title: '${title}',
  fields: {
    ${fields.map(fieldSource).join(',\n    ')},
  },
  list: {
    columns: [${quoted([title, ...columns.map((field) => field.name).filter((each) => each !== title), 'updatedAt'])}],
    search: ['${title}'],
    filters: [${quoted([...columns.filter(({ kind }) => kind !== 'text').map((field) => field.name), 'updatedAt'])}],
    sort: '${title}',
  },
})
`
}

/** Kinds that a list of a new area shows and filters. */
const shown = [
  'text',
  'select',
  'boolean',
  'integer',
  'decimal',
  'money',
  'percent',
  'date',
  'dateTime',
  'reference',
]

const titleOf = (fields: readonly FieldWord[]) =>
  fields.find(({ kind, name }) => kind === 'text' && name === 'name')?.name ??
  fields.find(({ kind }) => kind === 'text')?.name ??
  'name'

/** A first test of what only this area says; what holds for every area is tested by the descriptor alone. */
function test(name: string, menu: string, fields: readonly FieldWord[]): string {
  const required = fields.filter((field) => field.required).map((field) => field.name)
  const what = required.length > 0 ? `needs ${required.join(' and ')}` : 'can be made without a word'
  return `import { expect, it } from 'vitest'
import { ${name} } from '../../../../resources/${menu}/${name}/${name}.ts'
import { validate } from '../../../../src/derive/validate.ts'

it('a new ${name} ${what}', () => {
  const answer = validate(${name}, {})
  expect(answer.ok ? [] : answer.problems.map(({ path }) => path)).toEqual(${JSON.stringify(required)})
})
`
}

function write(file: string, text: string): void {
  if (existsSync(join(root, file))) throw new Error(`${file} exists already. Choose another name.`)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
