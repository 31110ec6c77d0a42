/**
 * A moment as other systems write it (`2024-05-01 14:03:22 +0530`, or the day alone), as ISO 8601 in UTC. Without a zone it is what clocks in
 * India show, where the shop and its carriers are; what is no moment stays as it is, to be refused.
 */
export function momentInIndia(text: string): string {
  const [, day, time = '00:00', zone = '+05:30'] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*\s*(Z|UTC|[+-]\d\d:?\d\d)?)?$/.exec(
      text,
    ) ?? []
  if (!day) return text
  const at = new Date(`${day}T${time}${zone.replace('UTC', 'Z').replace(/(\d\d)(\d\d)$/, '$1:$2')}`)
  return Number.isNaN(at.getTime()) ? text : at.toISOString()
}
