import type { Actor } from '../../../../server/actor.ts'
import { isNetwork, liesIn } from '../../../../server/auth/addresses.ts'
import { refused } from '../../../../server/refused.ts'
import type { adminSetting } from '../../adminSetting/adminSetting.ts'

/**
 * What the list of addresses of staff has to be: addresses and networks, and where there are any, whoever saves it calls from one of
 * them, so that nobody shuts themselves out.
 * @throws ApiError `invalid`
 */
export function checkAddresses(value: unknown, { address }: Pick<Actor, 'address'>): void {
  const networks = (value ?? []) as readonly string[]
  const unknown = networks.find((text) => !isNetwork(text))
  if (unknown !== undefined)
    throw refused<typeof adminSetting>('value', 'not-an-address', { address: unknown })
  if (networks.length > 0 && address !== undefined && !liesIn(networks, address))
    throw refused<typeof adminSetting>('value', 'own-address-missing', { address })
}
