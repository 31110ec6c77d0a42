import { sql } from 'kysely'
import { refreshZones } from '../resources/delivery/deliveryZone/server/refreshZones.ts'
import { resources } from '../resources/index.ts'
import type { Context } from '../server/context.ts'
import type { Tx } from '../server/database/schema.ts'
import { recount } from '../server/records/countUses.ts'
import type { Resource } from '../src/core/index.ts'
import { arrangeShelves } from './arrangeShelves.ts'
import { assignMessages } from './assignMessages.ts'
import { attributeSetEntries } from './attributeSets.ts'
import { bannerEntries } from './banners.ts'
import { tellBroadcastAnswers } from './broadcastAnswers.ts'
import { broadcastEntries } from './broadcasts.ts'
import { calendarEventEntries } from './calendarEvents.ts'
import { fillCarts } from './carts.ts'
import { collectionEntries } from './collections.ts'
import { contactMessageEntries } from './contactMessages.ts'
import { couponEntries } from './coupons.ts'
import { courierEntries } from './couriers.ts'
import { customerEntries, customerGroupEntries } from './customers.ts'
import { brandEntries, categoryEntries, productEntries, tagEntries } from './entries.ts'
import { faqEntries } from './faqs.ts'
import { fillProjects } from './fillProjects.ts'
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
import { pageEntries } from './pages.ts'
import { changePolicy, policyEntries } from './policies.ts'
import { policyAcceptanceEntries } from './policyAcceptances.ts'
import { ratingEntries } from './ratings.ts'
import { fillShopSales } from './sales/fillShopSales.ts'
import { reportDemoSearches, searchTermEntries } from './searches.ts'
import { fillSentBroadcasts } from './sentBroadcast.ts'
import { redirectEntries, seoEntries } from './seo.ts'
import type { Entry, Shop } from './shop.ts'
import { shopOptionEntries } from './shopOptions.ts'
import { sizeChartEntries } from './sizeCharts.ts'
import { stockLocationEntries } from './stockLocations.ts'
import { stockTransferEntries } from './stockTransfers.ts'
import { nameStore } from './storeIdentity.ts'
import { taxCategoryEntries } from './taxCategories.ts'
import { publishLayouts, widgetEntries } from './widgets.ts'
import { fillWishlists } from './wishlists.ts'

/** A step in which the demo shop gets the records of an area. */
export interface Stage {
  readonly resource: Resource
  readonly entries?: (shop: Shop) => (() => Promise<Entry>)[]
  /** Stored with a statement for each table; for areas whose hooks add nothing to what the entries say. */
  readonly inBulk?: boolean
  readonly after?: (context: Context, shop: Shop, progress: (message: string) => void) => Promise<void>
}

/** In this order, as each may refer only to what is there. */
export const stages: readonly Stage[] = [
  { resource: resources.configSetting, after: nameStore },
  { resource: resources.taxCategory, entries: taxCategoryEntries },
  { resource: resources.brand, entries: brandEntries },
  { resource: resources.productOption, entries: shopOptionEntries },
  { resource: resources.attributeSet, entries: attributeSetEntries },
  { resource: resources.sizeChart, entries: sizeChartEntries },
  { resource: resources.category, entries: categoryEntries },
  { resource: resources.tag, entries: tagEntries },
  { resource: resources.product, entries: productEntries, after: arrangeShelves },
  { resource: resources.stockLocation, entries: stockLocationEntries, after: fillStock },
  { resource: resources.stockTransfer, entries: stockTransferEntries },
  { resource: resources.collection, entries: collectionEntries },
  { resource: resources.page, entries: pageEntries },
  { resource: resources.informationPolicy, entries: policyEntries, after: changePolicy },
  { resource: resources.banner, entries: bannerEntries },
  { resource: resources.widget, entries: widgetEntries, after: publishLayouts },
  { resource: resources.faq, entries: faqEntries },
  { resource: resources.calendarEvent, entries: calendarEventEntries },
  { resource: resources.seo, entries: seoEntries },
  { resource: resources.redirect, entries: redirectEntries },
  {
    resource: resources.searchTerm,
    entries: searchTermEntries,
    after: (context) => reportDemoSearches(context),
  },
  { resource: resources.courier, entries: courierEntries },
  { resource: resources.country, entries: countryEntries, inBulk: true },
  { resource: resources.state, entries: stateEntries, inBulk: true },
  { resource: resources.district, entries: districtEntries, inBulk: true },
  { resource: resources.city, entries: cityEntries, inBulk: true },
  { resource: resources.pincode, entries: pincodeEntries, inBulk: true },
  { resource: resources.deliveryZone, entries: zoneEntries, after: placeEverything },
  { resource: resources.customerGroup, entries: customerGroupEntries },
  { resource: resources.customer, entries: customerEntries },
  {
    resource: resources.broadcast,
    entries: broadcastEntries,
    after: (context) => fillSentBroadcasts(context),
  },
  { resource: resources.policyAcceptance, entries: policyAcceptanceEntries, inBulk: true },
  { resource: resources.wishlistItem, after: (context, { size }) => fillWishlists(context, size.wishers) },
  { resource: resources.coupon, entries: couponEntries, after: issueCodes },
  { resource: resources.rating, entries: ratingEntries },
  {
    resource: resources.contactMessage,
    entries: contactMessageEntries,
    after: async (context) => {
      await assignMessages(context)
      await tellBroadcastAnswers(context)
    },
  },
  {
    resource: resources.order,
    after: (context, { size }, progress) => fillShopSales(context, progress, size),
  },
  // The carts of orders follow from the orders, so the orders come before.
  { resource: resources.cart, after: (context, { size }) => fillCarts(context, size.carts) },
  { resource: resources.project, after: (context) => fillProjects(context) },
]

/** Tells the pincodes which zone serves them, and every place how much refers to it. */
async function placeEverything({ database, registry }: Context): Promise<void> {
  const countAll = async (tx: Tx, resource: Resource) => {
    const { rows } = await sql<{ id: string }>`SELECT "id" FROM ${sql.table(resource.name)}`.execute(tx)
    await recount(
      tx,
      registry,
      resource,
      rows.map(({ id }) => id),
    )
  }
  await database.transaction(async (tx) => {
    await refreshZones(tx)
    const { country, state, district, city, courier } = resources
    for (const place of [country, state, district, city, courier]) await countAll(tx, place)
  })
}
