import { uuidv7 } from 'uuidv7'
import { resources } from '../../resources/index.ts'
import type { Resource } from '../../src/core/index.ts'
import { linkCouriers } from '../areas/courier/linkCouriers.ts'
import { countOrders } from '../areas/customer/orderFigures.ts'
import { refreshSummaries } from '../areas/dashboard/summaries.ts'
import { countZones } from '../areas/deliveryZone/countZones.ts'
import { countPlaces } from '../areas/geography/countPlaces.ts'
import type { Context } from '../context.ts'
import { saveRecord } from '../records/save.ts'
import { moveRecord } from '../records/transition.ts'
import type { Values } from '../records/values.ts'
import { inTransaction, type Work } from '../records/work.ts'
import { systemActor } from '../systemActor.ts'
import { arrangeShelves } from './arrangeShelves.ts'
import { assignMessages } from './assignMessages.ts'
import { attributeSetEntries } from './attributeSets.ts'
import { bannerEntries } from './banners.ts'
import { broadcastEntries } from './broadcasts.ts'
import { fillCarts } from './carts.ts'
import { collectionEntries } from './collections.ts'
import { contactMessageEntries } from './contactMessages.ts'
import { couponEntries } from './coupons.ts'
import { courierEntries } from './couriers.ts'
import { customerEntries, customerGroupEntries } from './customers.ts'
import { type Drawing, type DrawnFile, keepDrawings } from './drawnFiles.ts'
import { brandEntries, categoryEntries, productEntries, tagEntries } from './entries.ts'
import { fillStock } from './fillStock.ts'
import {
  cityEntries,
  countryEntries,
  districtEntries,
  pincodeEntries,
  stateEntries,
  zoneEntries,
} from './geography/entries.ts'
import { issueCodes } from './issueCodes.ts'
import { keepers } from './keepers.ts'
import { pageEntries } from './pages.ts'
import { changePolicy, policyEntries } from './policies.ts'
import { policyAcceptanceEntries } from './policyAcceptances.ts'
import { ratingEntries } from './ratings.ts'
import { fillShopSales } from './sales/fillShopSales.ts'
import { reportDemoSearches, searchTermEntries } from './searches.ts'
import { fillSentBroadcasts } from './sentBroadcast.ts'
import { redirectEntries, seoEntries } from './seo.ts'
import { shopOptionEntries } from './shopOptions.ts'
import { sizeChartEntries } from './sizeCharts.ts'
import { type Duty, readStaff, type Staff } from './staff.ts'
import { stockLocationEntries } from './stockLocations.ts'
import { stockTransferEntries } from './stockTransfers.ts'
import { nameStore } from './storeIdentity.ts'
import { taxCategoryEntries } from './taxCategories.ts'
import { publishLayouts, widgetEntries } from './widgets.ts'
import { fillWishlists } from './wishlists.ts'
import { withoutWaiting } from './withoutWaiting.ts'
import { atWork } from './workingHours.ts'

/** A record of the demo shop before it is stored: its key among its kind, when it was made, and the moves it has gone through since. */
export interface Entry {
  readonly key: string
  readonly at: string
  readonly values: Values
  readonly moves?: readonly { readonly name: string; readonly at: string; readonly data?: Values }[]
}

/** What an entry may ask for while it is made. */
export interface Shop {
  /** The id of a record that was stored before. */
  id(resource: Resource, key: string): string
  /** Keeps a drawing; the value of a picture. */
  picture(drawing: Drawing, name: string, alt: string): Promise<Values>
}

/** How many records are stored at once, between two words of progress. */
const step = 50

/**
 * Fills an empty database with the demo shop, through the one way in that every write takes: rules, history and search included.
 * The same on every machine, but for the ids. `most` keeps only so many products, for tests. `progress` is told the steps.
 */
export async function fillDemo(
  context: Context,
  progress: (message: string) => void,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const ids = new Map<string, string>()
  const drawn: DrawnFile[] = []
  const shop: Shop = {
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
  const stages = [
    [resources.configSetting, () => [], nameStore],
    [resources.taxCategory, taxCategoryEntries],
    [resources.brand, brandEntries],
    [resources.productOption, shopOptionEntries],
    [resources.attributeSet, attributeSetEntries],
    [resources.sizeChart, sizeChartEntries],
    [resources.category, categoryEntries],
    [resources.tag, tagEntries],
    [resources.product, (of: Shop) => productEntries(of).slice(0, most), arrangeShelves],
    [resources.stockLocation, stockLocationEntries, fillStock],
    [resources.stockTransfer, (of: Shop) => stockTransferEntries(of, most)],
    [resources.collection, (of: Shop) => collectionEntries(of, most)],
    [resources.page, pageEntries],
    [resources.informationPolicy, policyEntries, changePolicy],
    [resources.banner, bannerEntries],
    [resources.widget, widgetEntries, publishLayouts],
    [resources.seo, seoEntries],
    [resources.redirect, redirectEntries],
    [resources.searchTerm, searchTermEntries, (of: Context) => reportDemoSearches(of)],
    [resources.country, countryEntries],
    [resources.state, stateEntries],
    [resources.district, districtEntries],
    [resources.city, cityEntries],
    [resources.courier, courierEntries],
    [resources.deliveryZone, zoneEntries],
    [resources.pincode, pincodeEntries],
    [resources.customerGroup, customerGroupEntries],
    [resources.customer, customerEntries],
    [resources.broadcast, broadcastEntries, (of: Context) => fillSentBroadcasts(of)],
    [resources.policyAcceptance, policyAcceptanceEntries],
    [resources.wishlistItem, () => [], (of: Context) => fillWishlists(of)],
    [resources.coupon, (of: Shop) => couponEntries(of, most), issueCodes],
    [resources.rating, (of: Shop) => ratingEntries(of, most)],
    [resources.contactMessage, contactMessageEntries, assignMessages],
    [resources.order, () => [], (of: Context) => fillShopSales(of, progress, most)],
    // The carts of orders follow from the orders, so the orders come before.
    [resources.cart, () => [], (of: Context) => fillCarts(of, most < 100 ? 20 : 300)],
  ] as const
  const staff = await readStaff(context.database.db)
  await withoutWaiting(context.database, async () => {
    for (const [resource, entries, after] of stages) {
      const waiting = entries(shop)
      for (let from = 0; from < waiting.length; from += step) {
        const part = waiting.slice(from, from + step)
        await inTransaction(context, { actor: systemActor, requestId: 'demo' }, async (work) => {
          for (const make of part) {
            const entry = await make()
            await keepDrawings(work.db, drawn.splice(0))
            ids.set(`${resource.name} ${entry.key}`, await store(work, staff, resource, entry))
          }
        })
        progress(`demo shop: ${resource.endpoint} ${from + part.length} of ${waiting.length}`)
      }
      await after?.(context, shop)
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
