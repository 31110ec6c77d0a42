import { randomBytes } from 'node:crypto'
import type { Context } from '../../../../server/context.ts'
import { readSecret, storeSecret } from './secrets.ts'

/** A secret of the shop; where none is set one is made up and kept, for what plays a service that is not there. */
export async function secretOrMade({ database: { db }, settings }: Context, key: string): Promise<string> {
  const known = await readSecret(db, settings, key)
  if (known !== undefined) return known
  const made = randomBytes(24).toString('hex')
  await storeSecret(db, settings, key, made)
  return (await readSecret(db, settings, key)) ?? made
}
