import { sql } from 'kysely'
import { textsOfArea } from '#areaTexts'
import type { Context } from '../../../../server/context.ts'
import { instant } from '../../../../server/database/instant.ts'
import type { Locale } from '../../../../src/core/index.ts'
import { dayAfter, dayIn } from '../../../../src/fields/date/day.ts'
import { settingsOfShop } from '../../../shared/settings/server/readSettings.ts'
import { calendarEvent } from '../calendarEvent.ts'
import { entryTitle } from '../rules/entryTitle.ts'
import { type CalendarItem, iCalendar } from '../rules/iCalendar.ts'
import { type Span, spansOf } from '../rules/spans.ts'
import type { FeedOwner } from './feeds.ts'
import { readRange } from './readRange.ts'

/** What a subscribed calendar reaches over: what was lately, and a year ahead. */
const [daysBefore, daysAhead] = [31, 366]

const most = 2000

/** All days that there are: what has no begin or no end reaches to theirs. */
const ever = { from: '0001-01-01', to: '9999-12-31' }

/** The calendar of a person in the form of RFC 5545: what they see in theirs now, with the dates of the shop that they switched on. `origin` is where the product is. */
export async function writeFeed(
  context: Pick<Context, 'database' | 'registry'>,
  { actor, locale, layers }: FeedOwner,
  { origin, now }: { readonly origin: string; readonly now: Date },
): Promise<string> {
  const { database, registry } = context
  const { db } = database
  const today = dayIn(now)
  const days = { from: dayAfter(today, -daysBefore), to: dayAfter(today, daysAhead) }
  const range = await readRange({ db, actor, registry, most }, { ...days, layers })
  const text = await feedText(locale)
  const ids = range.events.map(({ id }) => id)
  const { rows } = await sql<{ id: string; notes: string | null; changedAt: string }>`
    SELECT "id", "notes", ${instant('updated_at')} AS "changedAt" FROM "calendar_event" WHERE "id" = ANY (${ids}::uuid[])`.execute(
    db,
  )
  const more = new Map(rows.map((row) => [row.id, row]))
  const itemOf = ({ event, date, first, last, minutes, key }: Span): CalendarItem => ({
    // The same at every reading: a record by its id, what is counted by its day.
    uid: `${event?.id ?? `${date?.layer}-${date?.id ?? date?.day ?? key}${date?.what ? `-${date.what}` : ''}`}@${new URL(origin).hostname}`,
    title: event ? event.title : date ? entryTitle(date, text) : '',
    notes: (event && more.get(event.id)?.notes) ?? null,
    url: event && `${origin}/app/${calendarEvent.path}?event=${event.id}`,
    changedAt: event && more.get(event.id)?.changedAt,
    time:
      event && !event.allDay
        ? { from: event.startsAt, to: event.endsAt, isWholeDays: false }
        : minutes && date?.startsAt
          ? { from: date.startsAt, to: date.endsAt ?? date.startsAt, isWholeDays: false }
          : {
              // Without an end it stands on the day on which it begins, without a begin on that on which it ends.
              from: first === ever.from ? last : first,
              to: last === ever.to ? first : last,
              isWholeDays: true,
            },
  })
  const { 'branding.title': title } = await settingsOfShop(context, ['branding.title'])
  return iCalendar(`${title} · ${actor.name}`, spansOf(range, ever).map(itemOf), now.toISOString())
}

/** The texts of the calendar in a language. */
async function feedText(locale: Locale): Promise<(key: string, values?: object) => string> {
  const texts = await textsOfArea(locale, 'calendarEvent')
  const plural = new Intl.PluralRules(locale)
  return (key, given = {}) => {
    const values = given as Readonly<Record<string, unknown>>
    const found = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts?.own)
    const forms = String(found ?? key).split('||||')
    const form = plural.select(Number(values.smart_count ?? 1)) === 'one' ? forms[0] : forms.at(-1)
    return String(form)
      .trim()
      .replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}
