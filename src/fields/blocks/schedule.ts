import { dateTime } from '../dateTime/dateTime.ts'

/** A period in which something holds (areas, section 1.1); open where a side is empty. Spread into `fields` and `rules`. */
export const schedule = {
  fields: { startsAt: dateTime(), endsAt: dateTime() },
  rules: { endsAt: { after: 'startsAt' } },
  section: [['startsAt', 'endsAt']],
} as const
