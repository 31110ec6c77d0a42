import { type Condition, clauses, type Resource, type Viewer } from '../../src/core/index.ts'
import { isId } from '../../src/core/recordId.ts'
import { canAct } from '../../src/derive/permissions.ts'
import { ApiError } from '../apiError.ts'
import type { RelatedSql } from '../database/condition.ts'
import type { Db } from '../database/schema.ts'
import type { RecordsContext } from './workTypes.ts'

/** More records of another area than this cannot be asked for at once. */
const mostIds = 50

/**
 * SQL of the filters by records of other areas (`list.related`) that a filter asks, as `conditionSql` takes it.
 * @throws ApiError `unknown-filter` for what cannot be asked, and where the viewer may not see the other area
 */
export async function relatedSql(
  db: Db,
  { registry, hooks }: Pick<RecordsContext, 'registry' | 'hooks'>,
  resource: Resource,
  viewer: Viewer,
  filter: Condition,
): Promise<RelatedSql | undefined> {
  const { related } = resource.list
  if (Object.keys(related).length === 0) return undefined
  const asked = new Map<string, Set<string>>()
  collect(filter, 0)
  const found = new Map<string, Awaited<ReturnType<typeof answer>>>()
  for (const [name, ids] of asked) found.set(name, await answer(name, [...ids]))
  return found

  function collect(part: Condition, depth: number): void {
    // Malformed parts are refused where the filter becomes SQL.
    if (depth > 8 || typeof part !== 'object' || part === null) return
    for (const [name, operator, operand] of clauses(part)) {
      if (!Object.hasOwn(related, name)) continue
      const target = registry[String(related[name])]
      const mayAsk = target && canAct(viewer, target, 'view') && operator === 'has'
      const ids = Array.isArray(operand) && operand.length <= mostIds && operand.every(isId) ? operand : []
      if (!mayAsk || ids.length === 0)
        throw new ApiError('unknown-filter', { values: { filter: `${name}.${operator}`.slice(0, 100) } })
      asked.set(name, new Set([...(asked.get(name) ?? []), ...ids]))
    }
    for (const parts of [part.all, part.any]) {
      if (Array.isArray(parts)) for (const inner of parts) collect(inner, depth + 1)
    }
  }

  async function answer(name: string, ids: readonly string[]) {
    const filterOf = hooks[resource.name]?.related?.[name]
    if (!filterOf) throw new ApiError('unknown-filter', { values: { filter: name } })
    return filterOf({ db, ids })
  }
}
