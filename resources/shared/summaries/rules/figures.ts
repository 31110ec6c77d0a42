/**
 * Every figure of the shop, defined once: the server computes with these, dashboards name and explain them, tests count them by hand.
 * Amounts are whole paise and include tax unless said otherwise. Days are those of the shop, by its time zone. A figure of an order
 * is posted on the day the order was placed, whatever happens to it later: what is cancelled afterwards changes that day.
 * Orders that were never placed (drafts, awaiting payment, expired) count nowhere.
 */
export const figures = {
  /**
   * What the pieces ordered would have cost at their MRP: Σ MRP × quantity of the lines (the price where a line has no MRP).
   * Paise. From order lines; posted when the order was placed.
   */
  gross: figure({ unit: 'money', posted: 'placed', of: ({ gross }) => gross }),

  /**
   * What the shop's own prices take off the MRP: Σ (MRP − price) × quantity. Paise. From order lines; posted when the order was placed.
   */
  productDiscount: figure({
    unit: 'money',
    posted: 'placed',
    better: 'less',
    of: ({ gross, items }) => gross - items,
  }),

  /**
   * What coupons and staff took off, as it was spread over the lines. Paise. From order lines; posted when the order was placed.
   */
  orderDiscount: figure({
    unit: 'money',
    posted: 'placed',
    better: 'less',
    of: ({ discount }) => discount,
  }),

  /**
   * What was charged beside the goods: shipping, COD and gift fees. Total of the orders − their goods after discounts − the rounding.
   * Paise. From orders; posted when the order was placed.
   */
  charges: figure({
    unit: 'money',
    posted: 'placed',
    of: ({ total, items, discount, rounding }) => total - (items - discount) - rounding,
  }),

  /** What totals were rounded by, below zero where more was rounded down. Paise. From orders; posted when the order was placed. */
  rounding: figure({ unit: 'money', posted: 'placed', of: ({ rounding }) => rounding }),

  /**
   * What customers ordered: Σ total of the orders, as it was agreed. Paise. From orders; posted when the order was placed.
   */
  ordered: figure({ unit: 'money', posted: 'placed', better: 'more', of: ({ total }) => total }),

  /**
   * What of that was cancelled since, whole orders and single lines. Paise. From orders (`cancelledTotal`); posted when the order was
   * placed, for it was never earned.
   */
  cancelled: figure({ unit: 'money', posted: 'placed', better: 'less', of: ({ cancelled }) => cancelled }),

  /**
   * What was paid back for returns, edited orders and goodwill; not for cancellations (see there), double payments and disputes.
   * Paise. From refunds; posted when the refund was processed.
   */
  returned: figure({ unit: 'money', posted: 'processed', better: 'less', of: ({ returned }) => returned }),

  /**
   * What couriers should have collected for parcels that came back undelivered. Paise. From shipments (COD amount); posted when the
   * parcel turned back. Prepaid parcels that come back are refunded, and are in `returned`.
   */
  undelivered: figure({
    unit: 'money',
    posted: 'turnedBack',
    better: 'less',
    of: ({ undelivered }) => undelivered,
  }),

  /**
   * The GST and cess in what is left: tax of the orders, less that of what was cancelled, returned and not delivered. Paise.
   * From orders, refunds and shipments; each part posted with the amount it belongs to.
   */
  tax: figure({
    unit: 'money',
    posted: 'each',
    of: ({ tax, cancelledTax, returnedTax, undeliveredTax }) =>
      tax - cancelledTax - returnedTax - undeliveredTax,
  }),

  /**
   * Net sales, without tax: ordered − cancelled − returned − undelivered − tax. Paise. Each part posted on its own day, so that a
   * day with many returns can be negative.
   */
  net: figure({
    unit: 'money',
    posted: 'each',
    better: 'more',
    of: (sums) =>
      sums.total -
      sums.cancelled -
      sums.returned -
      sums.undelivered -
      (sums.tax - sums.cancelledTax - sums.returnedTax - sums.undeliveredTax),
  }),

  /** How many orders were placed, cancelled ones included. From orders; posted when the order was placed. */
  orders: figure({ unit: 'count', posted: 'placed', better: 'more', of: ({ orders }) => orders }),

  /** How many pieces were ordered, cancelled ones included. From order lines; posted when the order was placed. */
  units: figure({ unit: 'count', posted: 'placed', better: 'more', of: ({ units }) => units }),

  /** Average order value: `ordered` ÷ `orders`; nothing where there are no orders. Paise, rounded half up. Posted as both are. */
  averageOrder: figure({
    unit: 'money',
    posted: 'placed',
    better: 'more',
    of: ({ total, orders }) => (orders === 0 ? null : Math.round(total / orders)),
  }),

  /** Orders of customers who had never ordered before. From orders (`customerType`, set at placing); posted when placed. */
  newOrders: figure({ unit: 'count', posted: 'placed', better: 'more', of: ({ newOrders }) => newOrders }),

  /** Orders of customers who had. From orders; posted when the order was placed. */
  returningOrders: figure({
    unit: 'count',
    posted: 'placed',
    better: 'more',
    of: ({ returningOrders }) => returningOrders,
  }),

  /** Orders without a customer record. From orders; posted when the order was placed. */
  guestOrders: figure({
    unit: 'count',
    posted: 'placed',
    of: ({ orders, newOrders, returningOrders }) => orders - newOrders - returningOrders,
  }),

  /** `ordered` of new customers alone. Paise. Posted when the order was placed. */
  newTotal: figure({ unit: 'money', posted: 'placed', better: 'more', of: ({ newTotal }) => newTotal }),

  /** `ordered` of returning customers alone. Paise. Posted when the order was placed. */
  returningTotal: figure({
    unit: 'money',
    posted: 'placed',
    better: 'more',
    of: ({ returningTotal }) => returningTotal,
  }),

  /** `ordered` without a customer record. Paise. Posted when the order was placed. */
  guestTotal: figure({
    unit: 'money',
    posted: 'placed',
    of: ({ total, newTotal, returningTotal }) => total - newTotal - returningTotal,
  }),

  /** Carts that were begun, without those merged into another. From carts; posted when the cart was made. */
  carts: figure({ unit: 'count', posted: 'begun', better: 'more', of: ({ carts }) => carts }),

  /** Carts that went beyond their first step, to the address or further, or became an order. From carts; posted when the cart was made. */
  checkouts: figure({ unit: 'count', posted: 'begun', better: 'more', of: ({ checkouts }) => checkouts }),

  /** Carts that became an order, by themselves or after a reminder. From carts; posted when the cart was made. */
  converted: figure({ unit: 'count', posted: 'begun', better: 'more', of: ({ converted }) => converted }),

  /** Those of them that had been abandoned and came back by a reminder. From carts; posted when the cart was made. */
  recovered: figure({ unit: 'count', posted: 'begun', better: 'more', of: ({ recovered }) => recovered }),

  /** `converted` ÷ `carts`. A share from 0 to 1; posted when the cart was made. */
  conversion: figure({
    unit: 'rate',
    posted: 'begun',
    better: 'more',
    of: ({ converted, carts }) => share(converted, carts),
  }),

  /** Payments that were begun. From payments; posted when the payment was made. */
  payments: figure({ unit: 'count', posted: 'begun', of: ({ payments }) => payments }),

  /** Payments that brought the money (also where it was given back later): authorised, captured, collected. Posted when begun. */
  paid: figure({ unit: 'count', posted: 'begun', better: 'more', of: ({ paid }) => paid }),

  /** Payments that failed, ran out, or whose cash was never collected. From payments; posted when the payment was made. */
  failed: figure({ unit: 'count', posted: 'begun', better: 'less', of: ({ failed }) => failed }),

  /** `paid` ÷ (`paid` + `failed`); those still open or taken back unused are in neither. A share; posted when the payment was made. */
  paymentSuccess: figure({
    unit: 'rate',
    posted: 'begun',
    better: 'more',
    of: ({ paid, failed }) => share(paid, paid + failed),
  }),

  /** Parcels that were delivered. From shipments; posted when the parcel was delivered. */
  delivered: figure({ unit: 'count', posted: 'delivered', better: 'more', of: ({ delivered }) => delivered }),

  /** Delivered parcels of which something was asked back by now (rejected and cancelled returns aside). Posted when delivered. */
  returnedParcels: figure({
    unit: 'count',
    posted: 'delivered',
    better: 'less',
    of: ({ returnedParcels }) => returnedParcels,
  }),

  /** `returnedParcels` ÷ `delivered`: of those delivered on these days, the share that comes back. Posted when delivered. */
  returnRate: figure({
    unit: 'rate',
    posted: 'delivered',
    better: 'less',
    of: ({ returnedParcels, delivered }) => share(returnedParcels, delivered),
  }),

  /** Parcels that turned back to the shop undelivered. From shipments; posted when the parcel turned back. */
  rto: figure({ unit: 'count', posted: 'turnedBack', better: 'less', of: ({ rto }) => rto }),

  /** `rto` ÷ (`delivered` + `rto`): of the parcels whose way ended on these days, the share nobody took. */
  rtoRate: figure({
    unit: 'rate',
    posted: 'turnedBack',
    better: 'less',
    of: ({ rto, delivered }) => share(rto, rto + delivered),
  }),

  /** Orders that used a coupon and were not cancelled. From the coupons of orders; posted when the order was placed. */
  couponOrders: figure({ unit: 'count', posted: 'placed', of: ({ couponOrders }) => couponOrders }),

  /** What coupons took off those orders. Paise. From the coupons of orders; posted when the order was placed. */
  couponCost: figure({ unit: 'money', posted: 'placed', of: ({ couponCost }) => couponCost }),

  /** `ordered` of those orders. Paise. Posted when the order was placed. */
  couponTotal: figure({
    unit: 'money',
    posted: 'placed',
    better: 'more',
    of: ({ couponTotal }) => couponTotal,
  }),

  /** Pieces sold: ordered less cancelled. From order lines; posted when the order was placed. */
  sold: figure({ unit: 'count', posted: 'placed', better: 'more', of: ({ sold }) => sold }),

  /** What they were sold for: total of the lines less the cancelled pieces' share of it. Paise. Posted when the order was placed. */
  soldValue: figure({ unit: 'money', posted: 'placed', better: 'more', of: ({ soldValue }) => soldValue }),
} as const

export type FigureName = keyof typeof figures

/** What the database adds up, by name: every figure is made of these, and they can be added over days. Amounts in paise. */
export const sumNames = {
  sales: [
    ...(['orders', 'units', 'gross', 'items', 'discount', 'total', 'tax'] as const),
    ...([
      'rounding',
      'cancelled',
      'cancelledTax',
      'newOrders',
      'newTotal',
      'returningOrders',
      'returningTotal',
    ] as const),
  ],
  goods: ['sold', 'soldValue'],
  sizes: ['soldInSize'],
  coupons: ['couponOrders', 'couponCost', 'couponTotal'],
  refunds: ['returned', 'returnedTax'],
  parcels: ['delivered', 'returnedParcels', 'rto', 'undelivered', 'undeliveredTax'],
  payments: ['payments', 'paid', 'failed'],
  carts: ['carts', 'checkouts', 'converted', 'recovered'],
} as const

export type SumSource = keyof typeof sumNames

export type SumName = (typeof sumNames)[SumSource][number]

export type Sums = Readonly<Record<SumName, number>>

/** Sums of which nothing happened. */
const noSums = Object.fromEntries(
  Object.values(sumNames).flatMap((names) => names.map((name) => [name, 0])),
) as Sums

/** A figure of some sums; those that are not given are nothing. Null where it cannot be said (a share of nothing). */
export const figureOf = (name: FigureName, sums: Partial<Sums>): number | null =>
  figures[name].of({ ...noSums, ...sums })

/** The steps from gross to net, in their order: what is added, what is taken away, and what stands in between and at the end. */
export const waterfallSteps = [
  { figure: 'gross', kind: 'level' },
  { figure: 'productDiscount', kind: 'minus' },
  { figure: 'orderDiscount', kind: 'minus' },
  { figure: 'charges', kind: 'plus' },
  { figure: 'rounding', kind: 'plus' },
  { figure: 'ordered', kind: 'level' },
  { figure: 'cancelled', kind: 'minus' },
  { figure: 'returned', kind: 'minus' },
  { figure: 'undelivered', kind: 'minus' },
  { figure: 'tax', kind: 'minus' },
  { figure: 'net', kind: 'level' },
] as const satisfies readonly { figure: FigureName; kind: 'level' | 'plus' | 'minus' }[]

/** How much a figure changed, as a share of what it was; null where there is nothing to compare with. */
export const changeOf = (value: number | null, before: number | null | undefined): number | null =>
  value === null || before === null || before === undefined || before === 0
    ? null
    : (value - before) / Math.abs(before)

/** A part of a whole, from 0 to 1; null of nothing. */
export const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

interface Definition {
  readonly unit: 'money' | 'count' | 'rate'
  /** On which day an event counts. */
  readonly posted: 'placed' | 'processed' | 'turnedBack' | 'delivered' | 'begun' | 'each'
  /** Whether more of it is good news; absent where it is neither. */
  readonly better?: 'more' | 'less'
  readonly of: (sums: Sums) => number | null
}

function figure(definition: Definition): Definition {
  return Object.freeze(definition)
}
