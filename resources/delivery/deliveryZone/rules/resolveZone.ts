import { coversPlace, type Place, rankOf, type ZoneMember } from './zoneMember.ts'

/** A zone as far as it matters for who serves a place; the smaller `priority` goes first. */
export interface Zone {
  readonly id: string
  readonly priority: number
  readonly active: boolean
  readonly members: readonly ZoneMember[]
}

/** What became of a zone that says something about a place. */
export type Verdict = 'serves' | 'excluded' | 'inactive' | 'lessSpecific' | 'lowerPriority'

/** One zone's claim to a place: the member that decides it, and what became of it. */
export interface Claim {
  readonly zone: string
  readonly member: ZoneMember
  readonly verdict: Verdict
}

/**
 * Says which zone serves a place, and why (areas, 25): in each zone its most specific member decides, at one level exclude beats
 * include; among the zones that take the place in, the most specific one wins, then the smallest priority, then the oldest.
 * The claims are in that order, so that the first one that `serves` is the answer. The database computes the same
 * (`resources/delivery/deliveryZone/server/zonesSql.ts`); a test compares the two.
 */
export function resolveZone(zones: readonly Zone[], place: Place): { zone: string | null; claims: Claim[] } {
  const claims = zones.flatMap((zone) => {
    const member = decisive(zone.members.filter((one) => coversPlace(one, place)))
    return member ? [{ zone, member, rank: rankOf(member.level) }] : []
  })
  claims.sort(
    (a, b) => b.rank - a.rank || a.zone.priority - b.zone.priority || (a.zone.id < b.zone.id ? -1 : 1),
  )
  const winner = claims.find(({ zone, member }) => zone.active && member.mode === 'include')
  return {
    zone: winner?.zone.id ?? null,
    claims: claims.map(({ zone, member, rank }) => ({
      zone: zone.id,
      member,
      verdict: verdictOf(zone.active, member, rank === winner?.rank, zone === winner?.zone),
    })),
  }
}

/** The most specific of a zone's members that cover a place; one that excludes goes before one that includes. */
function decisive(covering: readonly ZoneMember[]): ZoneMember | undefined {
  return [...covering].sort(
    (a, b) =>
      rankOf(b.level) - rankOf(a.level) || Number(a.mode === 'include') - Number(b.mode === 'include'),
  )[0]
}

function verdictOf(isActive: boolean, { mode }: ZoneMember, isEqual: boolean, isWinner: boolean): Verdict {
  if (isWinner) return 'serves'
  if (!isActive) return 'inactive'
  if (mode === 'exclude') return 'excluded'
  return isEqual ? 'lowerPriority' : 'lessSpecific'
}
