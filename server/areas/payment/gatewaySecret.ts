import { randomBytes } from 'node:crypto'
import type { Context } from '../../context.ts'
import { readSecret, storeSecret } from '../setting/secrets.ts'

const key = 'payments.gatewaySecret'

/** The secret that the gateway signs its events with; undefined until somebody sets it. */
export const gatewaySecret = (context: Context): Promise<string | undefined> =>
  readSecret(context.database.db, context.settings, key)

/** Whether the sandbox gateway is to be had: nowhere where real customers pay. */
export const hasSandbox = ({
  settings,
}: {
  readonly settings: Pick<Context['settings'], 'production' | 'allowDemo'>
}): boolean => !settings.production || settings.allowDemo

/** The same for the sandbox gateway, which makes one up where none is set. */
export async function sandboxSecret(context: Context): Promise<string> {
  const known = await gatewaySecret(context)
  if (known !== undefined) return known
  const made = randomBytes(24).toString('hex')
  await storeSecret(context.database.db, context.settings, key, made)
  return (await gatewaySecret(context)) ?? made
}
