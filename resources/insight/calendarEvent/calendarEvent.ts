import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { eventColours } from './rules/colours.ts'

/**
 * What people have written into the calendar (`apps/calendar`): their own alone, unless they share it with all staff. One of whole days
 * lasts from the first minute of its first day to the last of its last one, on the shop's clock.
 */
export const calendarEvent = defineResource({
  name: 'calendarEvent',
  path: 'apps/calendar',
  endpoint: 'calendar-events',
  icon: 'calendar',
  menu: 'apps',
  title: 'title',
  subtitle: ['startsAt'],
  fields: {
    title: f.text({ required: true, max: 120 }),
    allDay: f.boolean({ default: false }),
    startsAt: f.dateTime({ required: true }),
    endsAt: f.dateTime({ required: true }),
    colour: f.select(eventColours, { required: true, default: 'blue' }),
    shared: f.boolean({ default: false, help: true }),
    notes: f.longText({ max: 4000, lines: 4 }),
    owner: f.reference('subAdmin', { system: true }),
  },
  rules: { endsAt: { atLeast: 'startsAt' } },
  own: { by: 'owner', shared: 'shared' },
  list: {
    columns: ['title', 'startsAt', 'endsAt', 'shared'],
    search: ['title', 'notes'],
    filters: ['startsAt', 'endsAt', 'shared', 'colour', 'owner'],
    sort: '-startsAt',
  },
  form: {
    sections: {
      event: ['title', 'allDay', ['startsAt', 'endsAt'], 'notes'],
      look: { fields: ['colour', 'shared', 'owner'], in: 'aside' },
    },
  },
})
