import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { ZoneLevel } from '../rules/zoneMember.ts'

/** Why a place that a file names is not known. */
export type PlaceProblem = 'unknownPlace' | 'ambiguousPlace'

/** What a member of a zone names, by the columns that its level fills. */
export type NamedPlace = Partial<Record<'country' | 'state' | 'district' | 'city' | 'from' | 'to', string>>

const code = /^[A-Z0-9]{1,10}$/

/**
 * What a file means by a value of a level: a country or a state by its code or name, a district or a city by its name, where several
 * have it as `Karnataka / Bengaluru`, and postal codes of a country (`560001`, `560001-560010`, `5600*`). Former names count too.
 */
export async function namedPlace(
  db: Db,
  level: ZoneLevel,
  value: string,
  country: string | null,
): Promise<NamedPlace | PlaceProblem> {
  if (level === 'country' || level === 'state' || level === 'district' || level === 'city') {
    const [place = '', state] = value
      .split('/')
      .map((part) => part.trim())
      .reverse()
    const { rows } = await sql<{ id: string }>`${lookups[level](place, state)} LIMIT 2`.execute(db)
    const [found, other] = rows
    if (!found) return 'unknownPlace'
    return other ? 'ambiguousPlace' : { [level]: found.id }
  }
  if (country === null) return 'unknownPlace'
  const [from = '', to, more] = value.toUpperCase().replace(/[–—]/g, '-').replace(/\s/g, '').split('-')
  if (level === 'range') {
    const isRange = to !== undefined && more === undefined && from.length === to.length && from <= to
    return isRange && code.test(from) && code.test(to) ? { country, from, to } : 'unknownPlace'
  }
  const head = level === 'prefix' ? from.replace(/\*$/, '') : from
  return to === undefined && code.test(head) ? { country, from: head } : 'unknownPlace'
}

type Lookup = (name: string, state: string | undefined) => RawBuilder<unknown>

const called = (
  name: string,
  aliases: string,
): RawBuilder<boolean> => sql<boolean>`(lower(t.name) = lower(${name})
  OR EXISTS (SELECT 1 FROM ${sql.table(aliases)} a WHERE a.owner_id = t.id AND lower(a.name) = lower(${name})))`

const inState = (state: string | undefined): RawBuilder<boolean> =>
  state === undefined
    ? sql<boolean>`true`
    : sql<boolean>`EXISTS (SELECT 1 FROM state s WHERE s.id = t.state AND (lower(s.name) = lower(${state})
        OR s.iso_code = upper(${state})
        OR EXISTS (SELECT 1 FROM state_aliases a WHERE a.owner_id = s.id AND lower(a.name) = lower(${state}))))`

const lookups: Readonly<Record<'country' | 'state' | 'district' | 'city', Lookup>> = {
  country: (name) =>
    sql`SELECT t.id FROM country t WHERE t.iso2 = upper(${name}) OR t.iso3 = upper(${name}) OR lower(t.name) = lower(${name})`,
  state: (name) =>
    sql`SELECT t.id FROM state t WHERE t.iso_code = upper(${name}) OR ${called(name, 'state_aliases')}`,
  // One that was renamed or merged leads to its successor.
  district: (name, state) => sql`SELECT DISTINCT coalesce(t.successor, t.id) AS id FROM district t
    WHERE ${called(name, 'district_aliases')} AND ${inState(state)}`,
  city: (name, state) =>
    sql`SELECT t.id FROM city t WHERE ${called(name, 'city_aliases')} AND ${inState(state)}`,
}
