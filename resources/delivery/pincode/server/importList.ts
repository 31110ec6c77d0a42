import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import { findRecord, lockRecord } from '../../../../server/records/read.ts'
import { saveRecord } from '../../../../server/records/save.ts'
import { inSavepoint, inTransaction } from '../../../../server/records/work.ts'
import type { RecordsContext, Work } from '../../../../server/records/workTypes.ts'
import { refused } from '../../../../server/refused.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { defined } from '../../../../src/core/defined.ts'
import type { AnyRecord, RecordOf } from '../../../../src/core/index.ts'
import { district as districtArea } from '../../district/district.ts'
import { findDistrict, findState } from '../../geography/server/findByName.ts'
import { pincode as pincodeArea } from '../pincode.ts'
import type { ListedPincode } from './officialList.ts'
import { switchService } from './switches.ts'

/** What an import did, or would do: pincodes by what became of them, and what could not be placed. */
export interface ListDifference {
  created: number
  changed: number
  unchanged: number
  /** Of the shop's list, not in the file. */
  readonly missing: readonly string[]
  /** How many of those were closed for deliveries because that was asked for. */
  closed: number
  newDistricts: string[]
  readonly refused: { pincode: string; reason: string }[]
}

/** How many pincodes share a transaction. */
const perTransaction = 200

/**
 * Brings the shop's pincodes up to a full list: new ones are added, of known ones the offices, the district and the position
 * follow the list; what staff decide (serviceable, cash, days) stays. States and districts are found by all their names, unknown
 * districts are added. What the list does not have is left as it is, or closed for deliveries (`missing`). With `dryRun` everything is
 * tried and taken back.
 */
export async function importList(
  context: RecordsContext,
  list: readonly ListedPincode[],
  { dryRun, missing: fate = 'keep' }: { dryRun: boolean; missing?: 'keep' | 'close' },
): Promise<ListDifference> {
  const { rows: known } = await sql<{ pincode: string }>`
    SELECT p.pincode FROM pincode p JOIN country c ON c.id = p.country WHERE c.iso2 = 'IN'`.execute(
    context.database.db,
  )
  const given = new Set(list.map(({ pincode }) => pincode))
  const missing = known.flatMap(({ pincode }) => (given.has(pincode) ? [] : [pincode])).sort()
  const result: ListDifference = {
    created: 0,
    changed: 0,
    unchanged: 0,
    missing,
    closed: 0,
    newDistricts: [],
    refused: [],
  }
  const cause = { actor: systemActor, requestId: 'import' }
  for (let start = 0; start < list.length; start += perTransaction) {
    const part = list.slice(start, start + perTransaction)
    const step = await inTransaction(context, cause, (work) => storePart(work, part), { dryRun })
    result.created += step.created
    result.changed += step.changed
    result.unchanged += step.unchanged
    result.newDistricts = [...new Set([...result.newDistricts, ...step.newDistricts])]
    result.refused.push(...step.refused)
  }
  for (let start = 0; fate === 'close' && start < missing.length; start += perTransaction) {
    const part = missing.slice(start, start + perTransaction)
    result.closed += await inTransaction(context, cause, (work) => closePart(work, part), { dryRun })
  }
  return result
}

/** Closes those of some pincodes that are open. */
async function closePart(work: Work, pincodes: readonly string[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM pincode p JOIN country c ON c.id = p.country
    WHERE c.iso2 = 'IN' AND p.serviceable AND p.pincode = ANY (${pincodes}::text[]) ORDER BY p.id`.execute(
    work.db,
  )
  for (const { id } of rows) {
    const record = await work.records.read(pincodeArea, id)
    if (record) await switchService(work.records, record, { open: false, cause: 'notListed' })
  }
  return rows.length
}

async function storePart(work: Work, part: readonly ListedPincode[]) {
  const step = {
    created: 0,
    changed: 0,
    unchanged: 0,
    newDistricts: [] as string[],
    refused: [] as ListDifference['refused'],
  }
  for (const listed of part) {
    try {
      step[await inSavepoint(work, () => storeOne(work, listed, step.newDistricts))]++
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'unavailable') throw error
      const reason = error.problems.map(({ path, code }) => `${path} ${code}`).join(', ') || error.code
      step.refused.push({ pincode: listed.pincode, reason })
    }
  }
  return step
}

async function storeOne(
  work: Work,
  listed: ListedPincode,
  newDistricts: string[],
): Promise<'created' | 'changed' | 'unchanged'> {
  const state = await findState(work.db, listed.state)
  if (!state) throw refused<ListedPincode>('state', 'unknown-reference')
  const known = await findDistrict(work.db, state, listed.district)
  const district = known ?? (await addDistrict(work, state, listed))
  if (!known) newDistricts.push(`${listed.district}, ${listed.state}`)
  const { pincode, latitude, longitude } = listed
  const { rows } = await sql<{ id: string }>`
    SELECT p.id FROM pincode p JOIN country c ON c.id = p.country WHERE c.iso2 = 'IN' AND p.pincode = ${pincode}`.execute(
    work.db,
  )
  const found = rows[0] && (await findRecord(work.db, pincodeArea, rows[0].id))
  if (!found) {
    const values = { ...listed, state, district, source: 'import' }
    await saveRecord(work, pincodeArea, values, undefined, { action: 'create' })
    return 'created'
  }
  const previous = await lockRecord(work, pincodeArea, found.id)
  const changes = defined<
    Partial<Omit<RecordOf<typeof pincodeArea>, 'localities'>> & { localities: unknown }
  >({
    state,
    district,
    source: 'import',
    latitude: latitude === null || longitude === null ? undefined : latitude,
    longitude: latitude === null || longitude === null ? undefined : longitude,
    localities: withIds(listed.localities, previous),
    city: previous.state === state && previous.district === district ? undefined : null,
  })
  const saved = await saveRecord(work, pincodeArea, changes, previous, { action: 'update' })
  return saved.version === previous.version ? 'unchanged' : 'changed'
}

/** Offices that are known keep their rows, so that a list that says nothing new changes nothing. */
const withIds = (localities: ListedPincode['localities'], previous: AnyRecord) =>
  localities.map((locality) => {
    const known = (previous.localities as AnyRecord[]).find(({ office }) => office === locality.office)
    return known ? { id: known.id, ...locality } : locality
  })

async function addDistrict(work: Work, state: string, { district }: ListedPincode): Promise<string> {
  // Published lists shout.
  const name =
    district === district.toUpperCase()
      ? district.toLowerCase().replace(/(^|[\s(-])\p{L}/gu, (part) => part.toUpperCase())
      : district
  const { id } = await saveRecord(work, districtArea, { state, name }, undefined, { action: 'create' })
  return id
}
