import { uuidv7 } from 'uuidv7'
import { countOrders } from '../resources/customers/customer/server/orderFigures.ts'
import { linkCouriers } from '../resources/delivery/courier/server/linkCouriers.ts'
import { countZones } from '../resources/delivery/deliveryZone/server/countZones.ts'
import { countPlaces } from '../resources/delivery/geography/server/countPlaces.ts'
import { refreshSummaries } from '../resources/shared/summaries/server/summaries.ts'
import type { Context } from '../server/context.ts'
import { withoutWaiting } from '../server/database/withoutWaiting.ts'
import { saveRecord } from '../server/records/save.ts'
import { moveRecord } from '../server/records/transition.ts'
import { inTransaction } from '../server/records/work.ts'
import type { Work } from '../server/records/workTypes.ts'
import { systemActor } from '../server/systemActor.ts'
import type { Resource } from '../src/core/index.ts'
import { demoCustomers } from './customers.ts'
import type { DemoSize } from './demoSize.ts'
import { type DrawnFile, makeDrawings, storeDrawings } from './drawnFiles.ts'
import { insertEntries } from './insertEntries.ts'
import { keepers } from './keepers.ts'
import { productsOf } from './products.ts'
import type { Entry, Shop } from './shop.ts'
import { type Duty, readStaff, type Staff } from './staff.ts'
import { stages } from './stages.ts'
import { atWork } from './workingHours.ts'

/** How many records are stored at once, between two words of progress. */
const step = 50

/**
 * Fills an empty database with the demo shop, through the one way in that every write takes: rules, history and search included.
 * The same on every machine, but for the ids. `progress` is told the steps.
 */
export async function fillDemo(
  context: Context,
  progress: (message: string) => void,
  size: DemoSize,
): Promise<void> {
  const ids = new Map<string, string>()
  const drawn: DrawnFile[] = []
  const shop: Shop = {
    size,
    products: productsOf(size),
    customers: demoCustomers.slice(0, size.customers),
    id(resource, key) {
      const id = ids.get(`${resource.name} ${key}`)
      if (!id)
        throw new Error(
          `The demo shop has no ${resource.name} '${key}'. Expected one that was stored before. Check the order of the stages.`,
        )
      return id
    },
    async picture(drawing, name, alt) {
      const id = uuidv7()
      drawn.push({ id, name, drawing })
      return { file: id, alt, focalX: 0.5, focalY: 0.5 }
    },
  }
  await makeDrawings(context.database)
  const staff = await readStaff(context.database.db)
  await withoutWaiting(context.database, async () => {
    for (const { resource, entries, inBulk, after } of stages) {
      const waiting = entries?.(shop) ?? []
      const atOnce = inBulk ? waiting.length : step
      for (let from = 0; from < waiting.length; from += atOnce) {
        const part = waiting.slice(from, from + atOnce)
        const keep = (entry: Entry, id: string) => void ids.set(`${resource.name} ${entry.key}`, id)
        await inTransaction(context, { actor: systemActor, requestId: 'demo' }, async (work) => {
          if (inBulk) {
            const made = await Promise.all(part.map((make) => make()))
            const stored = await insertEntries(work.db, resource, made)
            for (const [index, entry] of made.entries()) keep(entry, stored[index] as string)
            return
          }
          for (const make of part) {
            const entry = await make()
            await storeDrawings(work.db, drawn.splice(0))
            keep(entry, await store(work, staff, resource, entry))
          }
        })
        progress(`demo shop: ${resource.endpoint} ${from + part.length} of ${waiting.length}`)
      }
      await after?.(context, shop, progress)
    }
    await context.database.transaction(
      async (tx) => {
        await countOrders(tx)
        const now = new Date().toISOString()
        await countZones(tx, now)
        await linkCouriers(tx, context.registry)
        await countPlaces(tx, now)
      },
      { statementTimeout: 0 },
    )
    // What the dashboards sum up is there at the first look, not a minute later.
    await context.database.transaction((tx) => refreshSummaries(tx, context.registry), {
      statementTimeout: 0,
    })
  })
}

/** Stores an entry and its moves, each in the name of whose work it is, and within their hours. */
async function store(
  work: Work,
  staff: Staff,
  resource: Resource,
  { at, values, moves = [] }: Entry,
): Promise<string> {
  const { made, moved } = keepers[resource.name] ?? {}
  const of = (duty: Duty | undefined, moment: string, notBefore = ''): Work => {
    const within = duty ? atWork(moment) : moment
    const time = within < notBefore ? moment : within
    return { ...work, at: time, actor: staff(duty, Date.parse(time)) }
  }
  const begun = of(made, at)
  let record = await saveRecord(begun, resource, values, undefined, { action: 'create' })
  let last = begun.at
  for (const move of moves) {
    const next = of(moved, move.at, last)
    record = await moveRecord(next, resource, record, move.name, move.data ?? {})
    last = next.at
  }
  return record.id
}
