import { uuidv7 } from 'uuidv7'
import type { AnyRecord, Resource } from '../../src/core/index.ts'
import { localizedFields } from '../../src/derive/localizedFields.ts'
import { problemAt, problemsOf } from '../../src/derive/problems.ts'
import { inputSchema } from '../../src/derive/schema.ts'
import { compute, type Validated, validate } from '../../src/derive/validate.ts'
import { countUses } from './countUses.ts'
import { checkDocuments } from './documents.ts'
import { ensurePictures } from './ensurePictures.ts'
import { historySql } from './history.ts'
import { mergeTexts } from './input.ts'
import { findRecord } from './read.ts'
import { checkReferences } from './references.ts'
import { invalid } from './refuse.ts'
import { mergeRows, saveRows, withRowIds } from './rows.ts'
import { sanitise } from './sanitise.ts'
import type { SaveOptions } from './saveOptions.ts'
import { storeRow } from './storeRow.ts'
import { checkTree } from './tree.ts'
import { isSame, type Values } from './values.ts'
import type { Work } from './workTypes.ts'

/**
 * Checks and stores a record: the one way in, for the API, the import and the hooks. `input` holds only what may be written,
 * `previous` is the locked record as it is. Without a change nothing is written and the version stays.
 * @throws ApiError `invalid` and what the hooks refuse
 */
export async function saveRecord(
  work: Work,
  resource: Resource,
  input: Values,
  previous: AnyRecord | undefined,
  options: SaveOptions,
): Promise<AnyRecord> {
  const hooks = work.context.hooks[resource.name] ?? {}
  const values = check(work, resource, input, previous, options)
  // A form that is saved without a change is none; hooks that write nothing do so to have a record derived anew.
  const isAsItWas = previous && isUnchanged(resource, { ...previous, ...given(resource, values) }, previous)
  if (isAsItWas && options.isAsked) return previous
  const checked = await beforeSave(work, resource, values, previous, options)
  const record = withSystem(work, resource, checked, previous, options)
  if (previous && isUnchanged(resource, record, previous)) return previous
  await checkReferences(work, resource, record, previous)
  await checkDocuments(work, resource, record, previous)
  await checkTree(work, resource, record, previous)
  const noted = historySql(work, resource, options.noted ?? options.action, record, previous)
  await storeRow(work, resource, record, previous, noted)
  const stored = work.context.database.statements()
  await saveRows(work, resource, record, previous)
  await ensurePictures(work, resource, record, previous, saveRecord)
  await countUses(work, resource, record, previous)
  const change = {
    record,
    previous,
    action: options.action,
    actor: work.actor,
    db: work.db,
    records: work.records,
    at: work.at,
    context: work.context,
  }
  const onTransition = options.status === undefined ? undefined : hooks.onTransition?.[options.action]
  if (onTransition) await onTransition(change)
  if (hooks.afterSave) await hooks.afterSave(change)
  const { afterCommit } = hooks
  if (afterCommit)
    work.effects.push(() => afterCommit({ record, previous, action: options.action, actor: work.actor }))
  // Such a hook may have written to this very record again, where it asked the database for anything at all.
  const isAsStored = stored !== undefined && stored === work.context.database.statements()
  return (onTransition || hooks.afterSave) && !isAsStored
    ? ((await findRecord(work.db, resource, record.id)) ?? record)
    : record
}

function check(
  work: Work,
  resource: Resource,
  input: Values,
  previous: AnyRecord | undefined,
  { status, restores, isOwn = false, isAsked = false, former }: SaveOptions,
): Values {
  const clean = mergeRows(resource, sanitise(resource, input), previous, { isOwn, former })
  if (localizedFields(resource).length > 0)
    clean.translations = mergeTexts(previous?.translations, clean.translations)
  const moved = restores ?? (status === undefined ? undefined : { ...previous, status })
  const result = moved ? validateMove(resource, clean, moved) : validate(resource, clean, previous, isOwn)
  if (!result.ok) throw invalid(resource, work.actor, result.problems)
  const refused = isAsked
    ? Object.keys(result.left).filter((name) => !isSame(result.left[name], previous?.[name]))
    : []
  if (refused.length > 0)
    throw invalid(
      resource,
      work.actor,
      refused.map((path) => problemAt<AnyRecord>(path, 'read-only')),
    )
  return result.values
}

/** What leads to a state is judged by the rules of that state, in which what is written with it may be read-only already. */
function validateMove(resource: Resource, input: Values, base: Values): Validated {
  const filled = Object.entries(input).map(([name, value]) => [name, value === '' ? null : value])
  const parsed = inputSchema(resource).safeParse(Object.fromEntries(filled), { reportInput: true })
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error) }
  return validate(resource, {}, { ...base, ...parsed.data })
}

async function beforeSave(
  work: Work,
  resource: Resource,
  values: Values,
  previous: AnyRecord | undefined,
  { action, id }: SaveOptions,
): Promise<Values> {
  const hook = work.context.hooks[resource.name]?.beforeSave
  if (!hook) return values
  const record = id ? { id, ...previous, ...values } : { ...previous, ...values }
  const changes = await hook({
    record,
    previous,
    action,
    actor: work.actor,
    db: work.db,
    records: work.records,
    at: work.at,
    context: work.context,
  })
  return changes ? compute(resource, { ...values, ...changes }) : values
}

function withSystem(
  work: Work,
  resource: Resource,
  values: Values,
  previous: AnyRecord | undefined,
  { id = uuidv7(), restores }: SaveOptions,
): AnyRecord {
  const { version = 0, createdAt = work.at } = previous ?? restores ?? {}
  return {
    ...withRowIds(resource, values),
    id: previous?.id ?? id,
    version: version + 1,
    createdAt,
    updatedAt: work.at,
  }
}

/** The values of a write without those that are computed of them. */
const given = (resource: Resource, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !resource.fields[name]?.options.computed))

const isUnchanged = (resource: Resource, record: AnyRecord, previous: AnyRecord): boolean =>
  ['status', 'translations', ...Object.keys(resource.fields)].every((name) =>
    isSame(record[name], previous[name]),
  )
