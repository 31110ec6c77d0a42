import type { Registry, Resource } from '../core/index.ts'
import { flagsOf } from './permissions.ts'
import { relationPath, relationsTo } from './relations.ts'
import { searchedReferences, searchPaths } from './searchText.ts'
import { type Table, tablesOf } from './table.ts'

/** All that is computed from a descriptor, as text that a person reads: the quickest documentation of an area. */
export function explain(resource: Resource, registry: Registry): string {
  const { workflow } = resource
  const parts: [title: string, lines: string[]][] = [
    ['area', [`${resource.name} (menu ${resource.menu ?? '–'}), named by ${resource.title}`]],
    ['screens', ['', '/create', '/:id', '/:id/show'].map((path) => `/app/${resource.path}${path}`)],
    ['API', calls(resource)],
    ['permission entry', [`key '${resource.name}': ${flagsOf(resource).join(', ')}`]],
    ['list', listLines(resource)],
    [
      'form',
      Object.entries(resource.form.sections).map(
        ([name, { lines }]) => `${name}: ${lines.map((line) => line.join(' + ')).join(', ')}`,
      ),
    ],
    ['rules', Object.entries(resource.rules).map(([name, rules]) => `${name}: ${JSON.stringify(rules)}`)],
    [
      'workflow',
      Object.entries(workflow?.transitions ?? {}).map(
        ([name, { from, to }]) => `${name}: ${[from].flat().join(' | ')} → ${to}`,
      ),
    ],
    ['tables', tables(resource, registry).flatMap(tableLines)],
    [
      'referred to by',
      relationsTo(registry, resource.name).map(
        (relation) => `${relation.from.name}.${relationPath(relation)}`,
      ),
    ],
    ['texts', [`resources.${resource.path}.* from i18n/<locale>/areas/${resource.name}.ts`]],
  ]
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
    .join('\n\n')
}

function calls({ endpoint, workflow }: Resource): string[] {
  const one = `/api/v1/${endpoint}/:id`
  const moves = Object.keys(workflow?.transitions ?? {}).map((name) => `POST ${one}/transitions/${name}`)
  return [`GET, POST /api/v1/${endpoint}`, `GET, PUT, DELETE ${one}`, `GET ${one}/history`, ...moves]
}

const searched = (resource: Resource): string[] => [
  ...searchPaths(resource),
  ...searchedReferences(resource).map(({ name, to }) => `${name} (by the title of ${to})`),
]

function listLines(resource: Resource): string[] {
  const { columns, filters, related, sort, views } = resource.list
  return [
    `columns: ${columns.join(', ')}`,
    `search: ${searched(resource).join(', ') || '–'}`,
    `filters: ${[...filters, ...Object.keys(related)].join(', ') || '–'}`,
    `sort: ${sort}`,
    ...Object.entries(views).map(([name, condition]) => `view ${name}: ${JSON.stringify(condition)}`),
  ]
}

const tables = (resource: Resource, registry: Registry): Table[] => {
  const own = tablesOf(registry)
  const names = tablesOf({ [resource.name]: { ...resource } }).map(({ name }) => name)
  return own.filter(({ name }) => names.includes(name))
}

const tableLines = ({ name, columns, checks, references, indexes }: Table): string[] => [
  `${name}`,
  ...columns.map((column) => `  ${column.name} ${column.type}${column.notNull ? ' not null' : ''}`),
  ...references.map((key) => `  ${key.column} → ${key.table}, on delete ${key.onDelete}`),
  ...checks.map((check) => `  check ${check.condition}`),
  ...indexes.map(
    (index) => `  ${index.unique ? 'unique ' : ''}index ${index.method} (${index.expressions.join(', ')})`,
  ),
]
