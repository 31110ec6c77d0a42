import type { Actor } from '../actor.ts'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import { readEngineSettings } from '../settings/storedSettings.ts'

/**
 * What stands in every line of an export where the shop wants it so (areas, 28): who took it, when and why. Undefined where the shop
 * asks for no reason.
 * @throws ApiError `reason-asked` where it asks for one and none is given
 */
export async function exportMark(
  shop: Pick<Context, 'database' | 'registry'>,
  { name }: Pick<Actor, 'name'>,
  reason: string | undefined,
  at: string,
): Promise<string | undefined> {
  const { 'privacy.exportReason': isAsked } = await readEngineSettings(shop, ['privacy.exportReason'])
  if (!isAsked) return undefined
  const said = (reason ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()
  if (said.length < 3 || said.length > 255) throw new ApiError('reason-asked')
  return `${name}, ${at}: ${said}`
}
