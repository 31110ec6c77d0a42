import { readPincodes } from '../rules/readPincodes.ts'
import type { ZoneLevel, ZoneMember } from '../rules/zoneMember.ts'

/** A member as the form holds it; a new one has no id yet. */
export type Member = Partial<ZoneMember> & Pick<ZoneMember, 'level' | 'mode'> & { id?: string }

export type Mode = Member['mode']

/** Levels that name a record of another area. */
export const placeLevels = ['country', 'state', 'district', 'city'] as const satisfies readonly ZoneLevel[]

export type PlaceLevel = (typeof placeLevels)[number]

export const isPlace = (level: ZoneLevel): level is PlaceLevel =>
  (placeLevels as readonly string[]).includes(level)

/** What a member names, without its mode: two members of one zone never share it. */
export const keyOf = ({ level, country, state, district, city, from, to }: Member): string =>
  isPlace(level)
    ? `${level} ${{ country, state, district, city }[level] ?? ''}`
    : `${level} ${from ?? ''} ${to ?? ''}`

/** The members with one more, which takes the place of one that names the same. */
export function withMember(members: readonly Member[], added: Member): Member[] {
  const at = members.findIndex((member) => keyOf(member) === keyOf(added))
  if (at < 0) return [...members, added]
  return members.map((member, index) => (index === at ? { ...member, mode: added.mode } : member))
}

/** The members with all postal codes of a pasted text; also how many there were, and what could not be read. */
export function withPasted(members: readonly Member[], text: string, mode: Mode) {
  const { pincodes, ranges, prefixes, unreadable } = readPincodes(text)
  const read: Member[] = [
    ...pincodes.map((from): Member => ({ level: 'pincode', mode, from })),
    ...ranges.map((range): Member => ({ level: 'range', mode, ...range })),
    ...prefixes.map((from): Member => ({ level: 'prefix', mode, from })),
  ]
  const known = new Map(members.map((member) => [keyOf(member), member]))
  for (const member of read) known.set(keyOf(member), { ...known.get(keyOf(member)), ...member })
  return { members: [...known.values()], read: read.length, unreadable }
}
