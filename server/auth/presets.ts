import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type Registry, sealed } from '../../src/core/index.ts'
import { grantsOfList, listOfGrants } from '../../src/core/permissionList.ts'
import { actions, flagsOf } from '../../src/derive/permissions.ts'
import type { Database } from '../database/open.ts'
import type { KeyedEntry } from './permissions.ts'
import { baseWords, type PresetName, presetWords, type RoleWords, translationsOf } from './presetWords.ts'

/** A role that the product comes with; people may change it or make their own. */
export interface Preset extends RoleWords {
  readonly preset: PresetName
  readonly permissions: readonly KeyedEntry[]
}

/** In the order of the columns below. */
const presets = Object.keys(presetWords) as PresetName[]

/**
 * Who may do what, one column per preset in their order. V view; E view, create and edit; A everything the area offers;
 * `+flag` adds one, `!flag` takes one away. Flags that an area does not have are left out.
 */
const matrix = sealed<Readonly<Record<string, string>>>({
  subAdmin: 'E+manage - - - - - - V',
  subAdminRole: 'E+delete - - - - - - V',
  accessRequest: 'V+answer - - - - - - V',
  informationPolicy: 'A E V - V E V V',
  policyAcceptance: 'A V V - V V V V',
  page: 'A E V - V E V V',
  faq: 'A V E V E V V V',
  cart: 'A!sync - E+viewPii+recover - E+viewPii+recover E+recover - V',
  product: 'A A V V V V V V',
  category: 'A A V V V V V V',
  productCategory: 'A A V V V V V V',
  brand: 'A A V V V V V V',
  tag: 'A A V V V V V V',
  collection: 'A A V V V E V V',
  taxCategory: 'V V - - - - A V',
  productOption: 'A A V V V V V V',
  attributeSet: 'A A V V V V V V',
  sizeChart: 'A A V V V V V V',
  mediaFile: 'A A - - - E+upload+replace - V',
  stockLevel: 'A V V V+adjust V - V V',
  stockMovement: 'A V V V V - V V',
  stockTransfer: 'A V V E+transfer V - V V',
  stockLocation: 'A V V V V - V V',
  customer: 'A - E+reveal - E+viewPii+block+adjustWallet+merge+exportPerson V V+viewPii V',
  customerGroup: 'A - V - E E V V',
  wishlistItem: 'A!sync - V - V V - V',
  payment: 'A - V+reveal - V+request+reveal - A V',
  refund: 'A - V+reveal - V+reveal - A V',
  rating: 'A V - - E+moderate+reply E+moderate+reply - V',
  notification: 'A - V - V E+send - V',
  broadcast: 'A - - - V E+submit+pause+cancel+test - V',
  notificationKey: 'A - V - V E - V',
  suppressedAddress: 'A - V - V+viewPii+lift V - V',
  template: 'A - V - V E+activate+test - V',
  banner: 'A E - - - A - V',
  widget: 'A E - - - A - V',
  contactMessage: 'A V E+reply+reveal - A V V V',
  seo: 'A E - - - A - V',
  searchTerm: 'A!report E - - - A!report - V',
  redirect: 'A E - - - A - V',
  order: 'A V A!refund V+hold+ship+viewPii E+cancel+editAddress+message+viewPii V V+export+viewPii V',
  pastOrder: 'A - V+viewPii - V+viewPii - V V',
  shipment: 'A - E+pack+ship+deliver+print E+pack+ship+deliver+print V+print - V+print+export V',
  invoice: 'A - V+print+viewPii V+print+reveal V+print+viewPii - A V',
  orderReturn: 'A - E+request+message+viewPii E+receive+inspect+reveal A - E+refund+export+viewPii V',
  cancellationRequest: 'A - A V A - V+reveal V',
  deliveryZone: 'A - V V V - V V',
  coupon: 'A - V - V E+codes+export V V',
  couponCode: 'A - V - V V+export V V',
  adminSetting: 'E - - - - - - V',
  configSetting: 'E - - - - - V V',
  reason: 'A - V V V - V V',
  job: 'A - - - - - - V',
  courier: 'A - V V V - V V',
  country: 'A - V V V - V V',
  state: 'A!changeGstCode - V V V - V V',
  city: 'A - V V V - V V',
  district: 'A - V V V - V V',
  pincode: 'A - V E V - V V',
  calendarEvent: 'A E+delete E+delete E+delete E+delete E+delete E+delete V',
  mail: 'A E+delete E+delete E+delete E+delete E+delete E+delete V',
  project: 'A A V V V A V V',
  boardColumn: 'A A V V V A V V',
  projectCard:
    'A A E+comment+linkProducts+linkOrders E+comment+linkProducts+linkOrders E+comment+linkProducts+linkOrders A E+comment+linkProducts+linkOrders V',
  conversation: 'A E E E E E E V',
  chatMessage: 'A E+delete E+delete E+delete E+delete E+delete E+delete V',
  activityLog: 'V - - - - - - V',
  dashboard: 'V V V V V V V V',
})

/** For an area that someone added and the matrix does not know. */
const otherArea = 'A - - - - - - V'

/** The presets for the areas of a registry. An area that is not in it (yet) gets the actions that every area has. */
export function rolePresets(registry: Registry): Preset[] {
  const keys = [...new Set([...Object.keys(matrix), ...Object.keys(registry)])]
  return presets.map((preset, column) => {
    const permissions = keys.flatMap((key): KeyedEntry[] => {
      const cell = (matrix[key] ?? otherArea).split(' ')[column] ?? '-'
      const flags = flagsFor(cell, registry[key] && flagsOf(registry[key]))
      return flags.length > 0 ? [{ key, ...Object.fromEntries(flags.map((flag) => [flag, true])) }] : []
    })
    const { name, description } = baseWords(preset)
    return { preset, name, description, permissions: listOfGrants(grantsOfList(permissions)) }
  })
}

/** `known` are the flags that the area really has; what an area that is still to come will have is not doubted. */
function flagsFor(cell: string, known: readonly string[] | undefined): string[] {
  const level = cell[0] ?? '-'
  const changes: readonly string[] = cell.match(/[+!]\w+/g) ?? []
  const granted = { V: ['view'], E: ['view', 'create', 'edit'], A: known ?? actions }[level] ?? []
  const added = changes.filter((change) => change.startsWith('+')).map((change) => change.slice(1))
  return [...granted, ...added].filter(
    (flag) => (known?.includes(flag) ?? true) && !changes.includes(`!${flag}`),
  )
}

/**
 * Writes the presets into the database: new ones are added, and those that nobody has edited follow the areas, so that a
 * preset keeps its meaning when an area is added or gains a transition. Where a role of that name was made by hand, that stays. Roles of a
 * release that had them in English alone get the other languages' words once, where they still say what the product says.
 */
export async function storePresets(database: Database, registry: Registry): Promise<void> {
  for (const { preset, name, description, permissions } of rolePresets(registry)) {
    await sql`
      INSERT INTO _roles AS stored (id, name, description, preset, permissions)
      SELECT ${uuidv7()}::uuid, ${name}, ${description}, ${preset}, ${JSON.stringify(permissions)}::jsonb
      WHERE NOT EXISTS (SELECT 1 FROM _roles WHERE lower(name) = lower(${name}) AND preset IS DISTINCT FROM ${preset})
      ON CONFLICT (preset) DO UPDATE SET permissions = excluded.permissions, version = stored.version + 1, updated_at = now()
      WHERE NOT stored.edited AND stored.permissions <> excluded.permissions
    `.execute(database.db)
  }
  const { rows } = await sql<RoleWords & { id: string; preset: string | null }>`
    SELECT id, name, description, preset FROM _roles WHERE translations IS NULL`.execute(database.db)
  for (const role of rows) {
    const translations = JSON.stringify(translationsOf(role))
    await sql`UPDATE _roles SET translations = ${translations}::jsonb WHERE id = ${role.id}`.execute(
      database.db,
    )
  }
}
