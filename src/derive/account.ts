import { z } from 'zod'
import { locales } from '../core/locale.ts'

const colour = z.string().regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)

/** A tile of the product, or that of a saved view. */
const tileName = z.string().regex(/^([a-zA-Z]{1,40}|view-[0-9a-f-]{36})$/)
const tileNames = z.array(tileName).max(100)

/** How a dashboard is arranged: the order of its tiles, those that are hidden, their sizes, and the saved views that are tiles of it. */
export const layoutSchema = z
  .strictObject({
    order: tileNames,
    hidden: tileNames,
    views: tileNames,
    sizes: z
      .record(tileName, z.enum(['third', 'half', 'full']))
      .refine((sizes) => Object.keys(sizes).length <= 100),
  })
  .partial()

/** A page of the product by its path below `/app`, without parts that vary. */
const pagePath = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/)

const columns = z
  .record(pagePath, z.array(z.string().regex(/^[a-zA-Z]\w{0,60}$/)).max(60))
  .refine((lists) => Object.keys(lists).length <= 100)

const cardId = z.string().regex(/^[\w-]{1,60}$/)

const planName = z.enum(['starter', 'studio', 'house'])

/** The plan, the cards and the invoices of the demonstration (`src/showcase/plans`): of a card what may be kept, never its number. */
const demoPlan = z.strictObject({
  plan: planName,
  yearly: z.boolean(),
  cards: z
    .array(
      z.strictObject({
        id: cardId,
        holder: z.string().trim().min(1).max(80),
        brand: z.enum(['visa', 'mastercard', 'amex', 'rupay', 'other']),
        last4: z.string().regex(/^\d{4}$/),
        expires: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/),
      }),
    )
    .max(10),
  usual: cardId.nullable(),
  invoices: z
    .array(
      z.strictObject({
        id: cardId,
        at: z.iso.datetime(),
        plan: planName,
        yearly: z.boolean(),
        amount: z.int().min(1),
      }),
    )
    .max(24)
    .optional(),
})

const layouts = z.strictObject({ default: layoutSchema, sales: layoutSchema }).partial()

/** How the dashboards are arranged for some people: each board that is arranged at all. */
export type Layouts = z.output<typeof layouts>

/**
 * What an account keeps of how a person likes to work: the kept part of the theme state (specification, section 3), the height of
 * rows, the columns of each list by the path of its page, the shortcuts of single keys, whether push messages are shown while a page is in front, how the dashboards are arranged, when
 * the first page was last looked at, with which page the product opens, which stand at the top of the navigation, the plan of the demonstration, and what the calendar shows beside events. All keys may be absent.
 */
export const preferencesSchema = z
  .strictObject({
    navType: z.enum(['SIDE', 'TOP']),
    sideNavTheme: z.enum(['light', 'dark']),
    navCollapsed: z.boolean(),
    topNavColor: colour,
    headerNavColor: z.union([z.literal(''), colour]),
    locale: z.enum(locales),
    currentTheme: z.enum(['light', 'dark']),
    direction: z.enum(['ltr', 'rtl']),
    density: z.enum(['comfortable', 'compact']),
    columns,
    shortcuts: z.boolean(),
    pushInFront: z.boolean(),
    dashboards: layouts,
    startPage: pagePath,
    pinned: z.array(pagePath).max(12),
    dashboardVisit: z.strictObject({ seen: z.iso.datetime(), before: z.iso.datetime() }),
    demoPlan,
    calendarLayers: z.array(z.string().regex(/^[A-Za-z]{1,40}$/)).max(20),
  })
  .partial()

/** The preferences of an account; a key that is absent was never chosen. */
export type Preferences = z.output<typeof preferencesSchema>

/** The preferences as they are answered: with how the dashboards are arranged for one's roles, which holds where one arranged nothing. */
export const ownPreferencesSchema = preferencesSchema.extend({ roleDashboards: layouts })

export type OwnPreferences = z.output<typeof ownPreferencesSchema>

/** What travels to change one's own account. What one signs in with changes only with the present password, and an e-mail address only when both confirmed it. */
export const profileChangeSchema = z.strictObject({
  version: z.int().min(1),
  name: z.string().trim().min(1).max(120).optional(),
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9._-]{2,60}$/)
    .optional(),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
    .optional(),
  password: z.string().max(1024).optional(),
})

/** What travels to follow a link of a change of one's e-mail address. */
export const emailTokenSchema = z.strictObject({ token: z.string().min(1).max(200) })

/** By which ways somebody wants to hear of an event from now on; ways that are absent stay as they are. */
export const ownEventSchema = z
  .strictObject({ inApp: z.boolean(), email: z.boolean(), push: z.boolean() })
  .partial()

/** The password of who is signed in, once more. */
export const proofSchema = z.strictObject({ password: z.string().min(1).max(1024) })

/** What a token for another system is made with: what it may, for how many days, and the password once more. */
export const tokenSchema = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[^,\p{C}]+$/u),
  days: z.int().min(1).max(365),
  permissions: z.array(z.looseObject({ key: z.string().max(60) })).max(300),
  password: z.string().max(1024),
})

/** Where push messages reach the browser of this session from now on; null: nowhere. */
export const deviceSchema = z.strictObject({ deviceToken: z.string().max(4096).nullable() })

/** The picture that somebody is to be known by, cut out already: base64 of half a megabyte at most. */
export const ownPictureSchema = z.strictObject({ picture: z.base64().min(1).max(700_000) })

/** How colleagues reach somebody beside their e-mail address; null takes it away. */
export const ownContactSchema = z.strictObject({
  phone: z.string().max(40).nullable(),
  website: z.string().max(2000).nullable(),
})
