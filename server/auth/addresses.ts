import { BlockList, type IPVersion, isIP } from 'node:net'
import { type RawBuilder, sql } from 'kysely'
import { ApiError } from '../apiError.ts'
import type { Db } from '../database/schema.ts'

/** Whether a text names one address (`203.0.113.7`) or a network of them (`203.0.113.0/24`, `2001:db8::/32`). */
export function isNetwork(text: string): boolean {
  const { address, family, bits } = networkOf(text)
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (family === 'ipv4' ? 32 : 128)
}

/** Whether an address lies in one of the networks; in none of them where nothing is listed. */
export function liesIn(networks: readonly string[], address: string): boolean {
  const listed = new BlockList()
  for (const { address, bits, family } of networks.map(networkOf))
    listed.addSubnet(address, Number(bits), family)
  return listed.check(address, familyOf(address))
}

/** Lets go on who calls from where staff may come in. @throws ApiError `outside` for everybody else */
export function demandAddress(networks: readonly string[], address: string): void {
  if (networks.length > 0 && !liesIn(networks, address))
    throw new ApiError('outside', { values: { address } })
}

/** From where staff may come in, as it stands now; `addresses` is the setting, as SQL. */
export async function listedAddresses(db: Db, addresses: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ listed: string | null }>`SELECT ${addresses}::text AS listed`.execute(db)
  return readAddresses(rows[0]?.listed ?? null)
}

/** The list of the setting. */
export const readAddresses = (listed: string | null): readonly string[] => JSON.parse(listed ?? '[]')

function networkOf(text: string) {
  const [address = '', bits] = text.split('/')
  const family = familyOf(address)
  return { address, family, bits: bits ?? (family === 'ipv4' ? '32' : '128') }
}

const familyOf = (address: string): IPVersion => (address.includes(':') ? 'ipv6' : 'ipv4')
