import { quoted } from '../../src/derive/sqlNames.ts'
import type { Check, ForeignKey, Table } from '../../src/derive/table.ts'
import { type Column, collation } from '../../src/derive/tableColumn.ts'
import type { Index } from '../../src/derive/tableIndexes.ts'

/** The SQL that makes a table, without its indexes and references. */
export function createTable({ name, columns, checks }: Table): string {
  const key = quoted(columns[0]?.name ?? 'id')
  const parts = [...columns.map(defineColumn), `PRIMARY KEY (${key})`, ...checks.map(defineCheck)]
  return `CREATE TABLE ${quoted(name)} (\n  ${parts.join(',\n  ')}\n)`
}

export const addColumn = (table: string, column: Column): string =>
  `ALTER TABLE ${quoted(table)} ADD COLUMN ${defineColumn(column)}`

export const addCheck = (table: string, check: Check): string =>
  `ALTER TABLE ${quoted(table)} ADD ${defineCheck(check)}`

export const addReference = (table: string, { name, column, table: target, onDelete }: ForeignKey): string =>
  `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} FOREIGN KEY (${quoted(column)}) ` +
  `REFERENCES ${quoted(target)} ON DELETE ${onDelete.toUpperCase()}`

export const dropConstraint = (table: string, name: string): string =>
  `ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`

/** `concurrently` builds it without keeping writers out; such a statement stands alone, outside a transaction. */
export function createIndex(table: string, index: Index, concurrently: boolean): string {
  const { name, unique, method, expressions, nullsNotDistinct } = index
  const words = [
    'CREATE',
    ...(unique ? ['UNIQUE'] : []),
    'INDEX',
    ...(concurrently ? ['CONCURRENTLY'] : []),
    quoted(name),
  ]
  const nulls = nullsNotDistinct ? ' NULLS NOT DISTINCT' : ''
  return `${words.join(' ')} ON ${quoted(table)} USING ${method} (${expressions.join(', ')})${nulls}`
}

/** The type of a column with the collation that every text has. */
export const typeOf = (type: string): string =>
  type === 'text' || type === 'text[]' ? `${type} COLLATE ${quoted(collation)}` : type

const defineColumn = ({ name, type, notNull, default: value }: Column): string =>
  `${quoted(name)} ${typeOf(type)}${value === undefined ? '' : ` DEFAULT ${value}`}${notNull ? ' NOT NULL' : ''}`

const defineCheck = ({ name, condition }: Check): string => `CONSTRAINT ${quoted(name)} CHECK (${condition})`
