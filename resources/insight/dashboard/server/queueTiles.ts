import { readList } from '../../../../server/records/list.ts'
import { readableNames } from '../../../../server/records/listQuery.ts'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { inView } from '../../../../src/derive/filters.ts'
import { type Queue, queueCondition, queues } from '../rules/queues.ts'
import type { QueueTile } from '../rules/tiles.ts'
import type { Tile, TileAsk } from './ask.ts'
import { countQueue } from './counts.ts'

/** Of so many records the first item is shown. */
const shown = 3

/** The queue tiles by name: each counts exactly as the list that it opens does, and says with which record that list begins. */
export const queueTiles: Readonly<Record<string, Tile>> = Object.fromEntries(
  queues.map((queue) => [queue.name, (ask: TileAsk) => queueTile(ask, queue)]),
)

async function queueTile(ask: TileAsk, queue: Queue): Promise<QueueTile> {
  const count = await countQueue(ask, queue)
  const records = count.total === 0 ? [] : await firstOf(ask, queue)
  const [first] = records
  const at = first?.[queue.by]
  return {
    ...count,
    first: first?.id ?? null,
    at: typeof at === 'string' ? at : null,
    items: records.flatMap((record) => itemOf(record, queue) ?? []),
  }
}

async function firstOf({ db, registry, viewer }: TileAsk, queue: Queue): Promise<AnyRecord[]> {
  const resource = registry[queue.area] as Resource
  const readable = readableNames(resource, viewer)
  const { rows } = await readList(
    db,
    resource,
    viewer,
    {
      filter: inView(queueCondition(resource, queue)),
      q: undefined,
      sort: { name: queue.by, direction: 'ASC' },
      range: { from: 0, to: shown - 1 },
      fields: ['id', queue.by, queue.items ?? 'id'].filter((name) => readable.includes(name)),
    },
    { related: undefined, search: undefined },
  )
  return JSON.parse(rows) as AnyRecord[]
}

function itemOf(record: AnyRecord, { items }: Queue): QueueTile['items'][number] | undefined {
  if (items === 'id') return { product: record.id }
  if (items === 'product') return { product: record.product as string | null }
  const [line] = (record.lines ?? []) as readonly QueueTile['items'][number][]
  return line && { product: line.product ?? null, variant: line.variant ?? null }
}
