import type { Actor } from '../../../../server/actor.ts'
import { isNetwork, liesIn } from '../../../../server/auth/addresses.ts'
import { refusedInput } from '../../../../server/refused.ts'

/**
 * What the list of addresses of staff has to be: addresses and networks, and where there are any, whoever saves it calls from one of
 * them, so that nobody shuts themselves out.
 * @throws ApiError `invalid`
 */
export function checkAddresses(value: unknown, { address }: Pick<Actor, 'address'>): void {
  const networks = (value ?? []) as readonly string[]
  const unknown = networks.find((text) => !isNetwork(text))
  if (unknown !== undefined) throw refusedInput('value', 'not-an-address', { address: unknown })
  if (networks.length > 0 && address !== undefined && !liesIn(networks, address))
    throw refusedInput('value', 'own-address-missing', { address })
}
