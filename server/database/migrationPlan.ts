import { quoted } from '../../src/derive/sqlNames.ts'
import type { Table } from '../../src/derive/table.ts'
import type { ExistingTable } from './catalog.ts'
import { planColumns } from './columnPlan.ts'
import { addCheck, addReference, createIndex, createTable, dropConstraint } from './definitions.ts'
import type { Step } from './step.ts'

export interface PlanOptions {
  /** Whether indexes of pg_trgm can be made. */
  readonly trigrams: boolean
  /** Whether the indexes of large tables are built beside the writers (not in the embedded database: it has one session). */
  readonly concurrently: boolean
  /** Whether new tables get no index but the unique ones yet: they are filled first, and planned for again. */
  readonly bare: boolean
}

/** The statements that bring a database to its tables, in order. Nothing but what is missing is added; nothing is guessed. */
export function planMigration(
  existing: ReadonlyMap<string, ExistingTable>,
  tables: readonly Table[],
  options: PlanOptions,
): Step[] {
  const pairs = tables.map((table) => ({ table, now: existing.get(table.name) ?? renamed(table, existing) }))
  return [
    ...pairs.flatMap(({ table, now }) =>
      now && now.name !== table.name ? [rename(now.name, table.name)] : [],
    ),
    ...pairs.flatMap(({ table, now }) => (now ? [] : [newTable(table, options)])),
    ...pairs.flatMap(({ table, now }) => (now ? changes(table, now, options) : [])),
    ...pairs.flatMap(({ table, now }) => references(table, now, existing)),
    ...vanishedRows(existing, tables),
  ]
}

const renamed = (table: Table, existing: ReadonlyMap<string, ExistingTable>) =>
  table.renamedFrom === undefined ? undefined : existing.get(table.renamedFrom)

const rename = (from: string, to: string): Step => ({
  sql: `ALTER TABLE ${quoted(from)} RENAME TO ${quoted(to)}`,
})

const usable = (table: Table, { trigrams }: PlanOptions) =>
  table.indexes.filter(({ extension }) => extension === undefined || trigrams)

const newTable = (table: Table, options: PlanOptions): Step => ({
  sql: [
    createTable(table),
    ...createIndexes(
      table,
      usable(table, options).filter(({ unique }) => unique || !options.bare),
    ),
  ].join(';\n'),
})

const createIndexes = ({ name }: Table, indexes: Table['indexes']) =>
  indexes.map((index) => createIndex(name, index, false))

function changes(table: Table, now: ExistingTable, options: PlanOptions): Step[] {
  const wanted = new Set([...table.checks, ...table.references].map(({ name }) => name))
  const obsolete = now.constraints.filter(
    ({ name }) => isOurs(now, name, /_(check_[0-9a-f]{8}|fkey)$/) && !wanted.has(name),
  )
  return [
    ...obsolete.map(({ name }): Step => ({ sql: dropConstraint(table.name, name) })),
    ...planColumns(table, now),
    ...missingChecks(table, now),
    ...indexChanges(table, now, options),
  ]
}

/** Whether a constraint or index has a name that this file gives; others belong to whoever made them by hand. */
const isOurs = (now: ExistingTable, name: string, ending: RegExp) =>
  name.startsWith(`${now.name}_`) && ending.test(name)

/** A guard sees the database before the migration, so it speaks only of columns that keep their name and type. */
const keeps = (table: Table, now: ExistingTable, ...columns: readonly string[]) =>
  columns.every((name) => {
    const type = table.columns.find((column) => column.name === name)?.type
    return now.columns.some((column) => column.name === name && column.type === type)
  })

function missingChecks(table: Table, now: ExistingTable): Step[] {
  const known = new Set(now.constraints.map(({ name }) => name))
  return table.checks
    .filter(({ name }) => !known.has(name))
    .map((check) => {
      const step = { sql: addCheck(table.name, check) }
      if (!keeps(table, now, check.column)) return step
      const count = `SELECT count(*) FROM ${quoted(now.name)} WHERE NOT (${check.condition})`
      const reason = 'has values that are no longer allowed. Change them first'
      return { ...step, guard: { count, subject: `${table.name}.${check.column}`, reason } }
    })
}

function indexChanges(table: Table, now: ExistingTable, options: PlanOptions): Step[] {
  const wanted = usable(table, options)
  const known = new Map(now.indexes.map((index) => [index.name, index]))
  const primary = new Set(now.constraints.map(({ name }) => name))
  // An index that is too many costs a little; a unique one refuses what is allowed now. After a rename none keeps its name.
  const isRenamed =
    now.name !== table.name ||
    table.columns.some(({ renamedFrom }) => now.columns.some(({ name }) => name === renamedFrom))
  const ending = isRenamed ? /_(key|idx)$/ : /_key$/
  const obsolete = now.indexes.filter(
    ({ name }) =>
      isOurs(now, name, ending) && !primary.has(name) && !table.indexes.some((index) => index.name === name),
  )
  const broken = wanted.filter(({ name }) => known.get(name)?.valid === false)
  const missing = wanted.filter(({ name }) => known.get(name)?.valid !== true)
  const large = options.concurrently && now.rows > 100_000
  // What can neither be refused nor keep writers out for long is one step.
  const together = missing.filter(({ unique }) => !unique && !large)
  const apart = missing.filter((index) => !together.includes(index))
  return [
    ...[...obsolete, ...broken].map(({ name }): Step => ({ sql: `DROP INDEX ${quoted(name)}` })),
    ...(together.length > 0 ? [{ sql: createIndexes(table, together).join(';\n') }] : []),
    ...apart.map((index): Step => {
      const step = { sql: createIndex(table.name, index, large) }
      const columns = index.expressions.map((text) => /"([^"]+)"/.exec(text)?.[1] ?? '')
      if (!index.unique || !keeps(table, now, ...columns)) return step
      const given = index.nullsNotDistinct
        ? 'true'
        : index.expressions.map((text) => `${text} IS NOT NULL`).join(' AND ')
      const groups = `SELECT 1 FROM ${quoted(now.name)} WHERE ${given} GROUP BY ${index.expressions.join(', ')} HAVING count(*) > 1`
      const reason = 'must be unique but has values that several records share. Change them first'
      const subject = `${table.name}.${columns.join('+')}`
      return { ...step, guard: { count: `SELECT count(*) FROM (${groups}) shared`, subject, reason } }
    }),
  ]
}

function references(
  table: Table,
  now: ExistingTable | undefined,
  existing: ReadonlyMap<string, ExistingTable>,
): Step[] {
  return table.references.flatMap((key): Step[] => {
    const known = now?.constraints.find(({ name }) => name === key.name)
    if (known?.target === key.table) return []
    const step = { sql: addReference(table.name, key) }
    const replaced = known ? [{ sql: dropConstraint(table.name, key.name) }] : []
    if (!now || !keeps(table, now, key.column) || !existing.has(key.table)) return [...replaced, step]
    const count =
      `SELECT count(*) FROM ${quoted(now.name)} t WHERE t.${quoted(key.column)} IS NOT NULL ` +
      `AND NOT EXISTS (SELECT 1 FROM ${quoted(key.table)} o WHERE o.id = t.${quoted(key.column)})`
    const reason = `refers to records that ${key.table} does not have. Empty or correct them first`
    return [...replaced, { ...step, guard: { count, subject: `${table.name}.${key.column}`, reason } }]
  })
}

/** The rows of a field that is gone: a table that belongs to one of ours, and that no descriptor names. */
function vanishedRows(existing: ReadonlyMap<string, ExistingTable>, tables: readonly Table[]): Step[] {
  const ours = new Set(tables.map(({ name }) => name))
  const known = new Set(tables.flatMap(({ name, renamedFrom }) => [name, renamedFrom]))
  return [...existing.values()]
    .filter(({ name }) => !known.has(name))
    .filter(({ constraints }) =>
      constraints.some(
        ({ type, target, cascades, columns }) =>
          type === 'f' && cascades && columns.join() === 'owner_id' && ours.has(target ?? ''),
      ),
    )
    .map(({ name }) => ({
      sql: `DROP TABLE ${quoted(name)}`,
      onlyApproved: true,
      guard: {
        count: `SELECT count(*) FROM ${quoted(name)}`,
        subject: name,
        reason:
          'has rows, but no field owns them. Name the field that has them now (renamedFrom), or drop them',
        approval: `drop:${name}`,
      },
    }))
}
