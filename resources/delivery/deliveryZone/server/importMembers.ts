import { sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { deliveryZone } from '../deliveryZone.ts'
import { type MemberLine, mostMemberLines, readMembers } from '../rules/readMembers.ts'
import { type ZoneLevel, zoneLevels } from '../rules/zoneMember.ts'
import { defaultCountry } from './checkedMembers.ts'
import { type NamedPlace, namedPlace, type PlaceProblem } from './namedPlace.ts'

type Zone = RecordOf<typeof deliveryZone>
type Member = Zone['members'][number]

type Problem = 'unknownZone' | 'unknownLevel' | 'unknownMode' | 'repeated' | 'tooMany' | PlaceProblem

/** What a file of members does to the zones that it names, or would do: members by what becomes of them, and lines that are not taken. */
export interface MembersImport {
  readonly zones: number
  readonly added: number
  /** Those that were left out and are taken in now, or the other way round. */
  readonly changed: number
  readonly same: number
  readonly refused: readonly { readonly row: number; readonly text: string; readonly problem: Problem }[]
}

const most = deliveryZone.fields.members.options.max

const none = { country: null, state: null, district: null, city: null, from: null, to: null }

/**
 * Finds out what a file would do; nothing is stored.
 * @throws ApiError `invalid` at `text` beyond 10,000 lines
 */
export const compareMembers = async (db: Db, text: string): Promise<MembersImport> =>
  (await plan(db, text)).told

/** Stores the members of a file in their zones; lines that are not understood are left out. */
export async function importMembers(db: Tx, records: Records, text: string): Promise<MembersImport> {
  const { told, writes } = await plan(db, text)
  for (const [id, places] of writes) {
    const zone = await records.read(deliveryZone, id)
    if (!zone) continue
    const members = new Map(zone.members.map((member) => [keyOf(member), member]))
    for (const [key, place] of places) members.set(key, { ...members.get(key), ...place } as Member)
    await records.update(deliveryZone, id, { members: [...members.values()] })
  }
  return told
}

interface Place extends Readonly<Record<keyof typeof none, string | null>> {
  readonly level: ZoneLevel
  readonly mode: 'include' | 'exclude'
}

interface Plan {
  readonly told: MembersImport
  /** By the id of a zone the members that it gets or that change, by what they name. */
  readonly writes: ReadonlyMap<string, ReadonlyMap<string, Place>>
}

async function plan(db: Db, text: string): Promise<Plan> {
  const lines = readMembers(text)
  if (lines.length > mostMemberLines)
    throw refused<{ text: string }>('text', 'too-big-list', { max: mostMemberLines })
  const home = await defaultCountry(db)
  const zones = await zonesOf(db, lines)
  const writes = new Map<string, Map<string, Place>>()
  const seen = new Set<string>()
  const told = { zones: 0, added: 0, changed: 0, same: 0, refused: [] as MembersImport['refused'][number][] }
  const places = new Map<string, NamedPlace | PlaceProblem>()
  for (const line of lines) {
    const known = zones.get(line.zone)
    const place = known ? await placeOf(line) : 'unknownZone'
    const problem = typeof place === 'string' ? place : repeatedOrFull(known as KnownZone, place)
    if (problem || typeof place === 'string' || !known) {
      told.refused.push({ row: line.row, text: line.text, problem: problem as Problem })
      continue
    }
    const key = keyOf(place)
    const before = known.modes.get(key)
    if (before === place.mode) {
      told.same++
      continue
    }
    known.modes.set(key, place.mode)
    told[before === undefined ? 'added' : 'changed']++
    writes.set(known.id, (writes.get(known.id) ?? new Map<string, Place>()).set(key, place))
  }
  return { told: { ...told, zones: writes.size }, writes }

  async function placeOf({ level, value, mode }: MemberLine): Promise<Place | Problem> {
    if (!isLevel(level)) return 'unknownLevel'
    if (mode !== '' && mode !== 'include' && mode !== 'exclude') return 'unknownMode'
    const asked = `${level} ${value}`
    const found = places.get(asked) ?? (await namedPlace(db, level, value, home))
    places.set(asked, found)
    return typeof found === 'string' ? found : { ...none, ...found, level, mode: mode || 'include' }
  }

  function repeatedOrFull({ id, modes }: KnownZone, place: Place): Problem | undefined {
    const key = keyOf(place)
    if (seen.has(`${id} ${key}`)) return 'repeated'
    seen.add(`${id} ${key}`)
    return !modes.has(key) && modes.size >= most ? 'tooMany' : undefined
  }
}

const isLevel = (word: string): word is ZoneLevel => (zoneLevels as readonly string[]).includes(word)

/** What a member names, without its mode: no two of a zone share it. */
const keyOf = ({ level, country, state, district, city, from, to }: Omit<Place, 'mode'>): string =>
  JSON.stringify([level, country, state, district, city, from, to])

interface KnownZone {
  readonly id: string
  /** By what its members name: whether they are taken in or left out. */
  readonly modes: Map<string, string>
}

/** The zones that lines name, by their codes. */
async function zonesOf(db: Db, lines: readonly MemberLine[]): Promise<Map<string, KnownZone>> {
  const codes = [...new Set(lines.map(({ zone }) => zone))]
  const { rows } = await sql<{ id: string; code: string; members: Place[] }>`
    SELECT z.id, z.code, coalesce((SELECT json_agg(json_build_object('level', m.level, 'mode', m.mode, 'country', m.country,
      'state', m.state, 'district', m.district, 'city', m.city, 'from', m."from", 'to', m."to"))
      FROM delivery_zone_members m WHERE m.owner_id = z.id), '[]') AS members
    FROM delivery_zone z WHERE z.code = ANY (${codes}::text[])`.execute(db)
  return new Map(
    rows.map(({ id, code, members }) => [
      code,
      { id, modes: new Map(members.map((member) => [keyOf(member), member.mode])) },
    ]),
  )
}
