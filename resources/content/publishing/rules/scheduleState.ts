/** Where a schedule stands. */
export type ScheduleState = 'always' | 'scheduled' | 'live' | 'ended'

/** Where a period that begins and ends at given times (ISO, open where null) stands at a moment (areas, 1.1). */
export function scheduleState(
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  now: string,
): ScheduleState {
  if (startsAt === null && endsAt === null) return 'always'
  if (startsAt !== null && startsAt > now) return 'scheduled'
  return endsAt !== null && endsAt <= now ? 'ended' : 'live'
}
