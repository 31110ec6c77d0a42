import { DAY, FIRST_OPENED } from './time.ts'

/** How much of everything the demo shop has. */
export interface DemoSize {
  /** So many products of the catalogue, the first ones or some of every kind. */
  readonly products: number
  readonly kinds: 'first' | 'every'
  /** Customers who have an account when the shop's sales begin; at most 300. */
  readonly customers: number
  /** Customers who keep something on a wishlist are found among so many. */
  readonly wishers: number
  readonly ratings: number
  readonly messages: number
  readonly carts: number
  /** Messages to customers that the log tells of. */
  readonly told: number
  /** Orders that are told of, and over how many days; those that wait for somebody come besides. */
  readonly orders: number
  readonly days: number
  /** Whether people order who were no customers before. */
  readonly newBuyers: boolean
  /** How many of each kind of work of today: one, or as many as in a shop of some dozen orders a day. */
  readonly today: 'one' | 'many'
}

/**
 * What `--demo` chooses from. The small one is there after seconds and has something in every list and every queue; the large one has
 * eighteen months of sales, for benches and for whoever wants to see the product full.
 */
export const demoSizes = {
  small: {
    products: 48,
    kinds: 'every',
    customers: 80,
    wishers: 30,
    ratings: 60,
    messages: 32,
    carts: 10,
    told: 16,
    orders: 330,
    days: 46,
    newBuyers: true,
    today: 'one',
  },
  large: {
    products: Number.POSITIVE_INFINITY,
    kinds: 'every',
    customers: 300,
    wishers: 300,
    ratings: 600,
    messages: 120,
    carts: 300,
    told: 52,
    orders: 20_700,
    days: 549,
    newBuyers: true,
    today: 'many',
  },
} as const satisfies Record<string, DemoSize>

/** Since when a shop of that size has sold something; none had been opened before the day of the opening. */
export const soldSince = ({ days }: DemoSize, end: Date): Date =>
  new Date(Math.max(FIRST_OPENED.getTime(), end.getTime() - days * DAY))
