import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { isSame } from '../../../../server/records/values.ts'
import type { Records } from '../../../../server/records.ts'
import type { AnyRecord, RecordOf } from '../../../../src/core/index.ts'
import {
  liveOf,
  nextNumber,
  type Publisher,
  revisionOf,
  revisionsOf,
  storeRevision,
} from '../../publishing/server/revisions.ts'
import { snapshotOf } from '../../publishing/server/snapshot.ts'
import { type LayoutPage, slots } from '../rules/widgetTypes.ts'
import { widget } from '../widget.ts'

type Widget = RecordOf<typeof widget>

/** A section as a published layout has it. */
export type LaidOut = Partial<Widget> & { readonly id: string }

const area = widget.name

/** The ids of a page's widgets that are not archived, in the order of the page. */
async function idsOf(db: Db, page: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "widget" WHERE "page" = ${page} AND NOT "archived"
    ORDER BY array_position(${[...slots]}::text[], "slot"), "position", "id" LIMIT 200`.execute(db)
  return rows.map(({ id }) => id)
}

const widgetsOf = async (db: Db, page: string): Promise<Widget[]> => {
  const found: (AnyRecord | undefined)[] = []
  for (const id of await idsOf(db, page)) found.push(await findRecord(db, widget, id))
  return found.filter((record) => record !== undefined) as unknown as Widget[]
}

const layoutOf = (widgets: readonly Widget[]): LaidOut[] =>
  widgets
    .filter(({ hidden }) => !hidden)
    .map((record) => ({ id: record.id, ...(snapshotOf(widget, record) as Partial<Widget>) }))

/** How the draft of a page's layout and what is live of it stand. */
export async function readLayout(db: Db, page: LayoutPage) {
  const widgets = await widgetsOf(db, page)
  const live = await liveOf(db, area, page)
  return {
    live: live ? { number: live.number, at: live.at, actorName: live.actorName } : null,
    ahead: !isSame(live?.data.widgets ?? [], layoutOf(widgets)),
    versions: await revisionsOf(db, area, page),
    widgets: widgets.map((each) => ({
      id: each.id,
      version: each.version,
      name: each.name,
      type: each.type,
      slot: each.slot,
      position: each.position,
      hidden: each.hidden,
      source: each.source,
      sourceCount: each.sourceCount,
      devices: each.devices,
      scheduleState: each.scheduleState,
      title: each.title,
    })),
  }
}

/** Swaps what the store shows of a page for its draft, as a whole. */
export async function publishLayout(db: Tx, page: LayoutPage, note: string | null, publisher: Publisher) {
  const data = { widgets: layoutOf(await widgetsOf(db, page)) }
  const number = await nextNumber(db, area, page)
  await storeRevision(db, area, { key: page, number, slug: page, data, note }, publisher)
  return { number }
}

/**
 * Makes an earlier layout live again at once, as a new version, and the draft with it: its widgets are as they were then, those made
 * since are archived.
 * @throws ApiError `not-found`
 */
export async function rollBack(
  { db, records, ...publisher }: Publisher & { db: Tx; records: Records },
  page: LayoutPage,
  number: number,
) {
  const past = await revisionOf(db, area, page, number)
  if (!past) throw new ApiError('not-found')
  const wanted = past.data.widgets as LaidOut[]
  const present = await idsOf(db, page)
  for (const { id, ...values } of wanted) {
    if (await findRecord(db, widget, id)) await records.update(widget, id, { ...values, archived: false })
    else await records.create(widget, values)
  }
  for (const id of present)
    if (!wanted.some((each) => each.id === id)) await records.update(widget, id, { archived: true })
  return publishLayout(db, page, `↺ ${number}`, publisher)
}

/**
 * Puts the widgets of a page into another order.
 * @throws ApiError `stale` where the page has other widgets by now
 */
export async function arrange(
  { db, records }: { db: Tx; records: Records },
  page: LayoutPage,
  order: readonly { readonly id: string; readonly slot: (typeof slots)[number] }[],
) {
  const present = await idsOf(db, page)
  const given = new Set(order.map(({ id }) => id))
  if (present.length !== given.size || present.some((id) => !given.has(id))) throw new ApiError('stale')
  for (const [index, { id, slot }] of order.entries())
    await records.update(widget, id, { slot, position: (index + 1) * 10 })
  return { arranged: order.length }
}
