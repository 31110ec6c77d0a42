import { sql } from 'kysely'
import type { Database } from '../../../../server/database/open.ts'
import type { ServerSettings } from '../../../../server/settings.ts'
import { defined } from '../../../../src/core/defined.ts'
import { type Locale, locales } from '../../../../src/core/index.ts'
import { usualTimeZone } from '../../../../src/fields/dateTime/shopTimeZone.ts'
import { shopCurrency } from '../../../../src/fields/money/money.ts'
import { inOrder } from './staffLanguages.ts'

/** What everybody may know before they sign in: the first entry of `adminSettings` in the public settings file. */
export interface PublicSettings {
  readonly title: string
  /** An address of this server, such as `/logo.svg`; the page's policy lets pictures of no other host in. */
  readonly logo: string
  readonly currency: string
  readonly timeZone: string
  /** The languages that staff are offered, the usual one first. */
  readonly locales: readonly Locale[]
  /** Where customers find the shop; absent until somebody says so. */
  readonly store?: string
  /** With which period and comparison the sales dashboard opens, the first day of the week, how digits are grouped, how lists begin; absent where they are as delivered. */
  readonly period?: string
  readonly comparison?: string
  readonly firstDay?: string
  readonly grouping?: string
  readonly pageSize?: string
  readonly density?: string
  /** Colour and pictures of the shop's own; absent where they are as delivered. */
  readonly accent?: string
  readonly logoDark?: string
  readonly icon?: string
  readonly signInPicture?: string
  /** Where push messages come from; absent where none are sent. */
  readonly firebase?: Readonly<Record<string, string>>
}

const defaults: PublicSettings = {
  title: 'Atelier',
  logo: '/logo.svg',
  currency: shopCurrency,
  timeZone: usualTimeZone,
  locales,
}

const optional = [
  ...(['store', 'period', 'comparison', 'firstDay', 'grouping', 'pageSize', 'density'] as const),
  ...(['accent', 'logoDark', 'icon', 'signInPicture'] as const),
] as const

/** The settings as they are now. Only known keys get out, so nothing private becomes public by a slip. */
export async function readPublicSettings(
  database: Database,
  { firebase }: ServerSettings,
): Promise<PublicSettings> {
  const { rows } = await sql<{
    value: Record<string, unknown>
  }>`SELECT value FROM _public_settings WHERE id = 1`.execute(database.db)
  const stored = rows[0]?.value ?? {}
  const known = Object.entries(defaults).map(([key, value]) => [key, stored[key] ?? value] as const)
  return defined<PublicSettings>({
    ...(Object.fromEntries(known) as unknown as PublicSettings),
    locales: inOrder(stored.locale ?? defaults.locales[0], stored.locales),
    ...Object.fromEntries(
      optional.flatMap((key) => (typeof stored[key] === 'string' ? [[key, stored[key]]] : [])),
    ),
    firebase,
  })
}
