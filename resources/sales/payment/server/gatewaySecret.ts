import type { Context } from '../../../../server/context.ts'
import { secretOrMade } from '../../../shared/settings/server/secretOrMade.ts'
import { readSecret } from '../../../shared/settings/server/secrets.ts'

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
export const sandboxSecret = (context: Context): Promise<string> => secretOrMade(context, key)
