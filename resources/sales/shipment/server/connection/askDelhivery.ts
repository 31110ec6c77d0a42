import { askService, refusalOf } from '../../../../../server/askService.ts'
import type { Context } from '../../../../../server/context.ts'
import { defined } from '../../../../../src/core/defined.ts'
import { readSecret } from '../../../../shared/settings/server/secrets.ts'

const host = 'https://track.delhivery.com'

interface DelhiveryQuestion<T> extends Pick<RequestInit, 'body'> {
  readonly headers?: Readonly<Record<string, string>>
  /** What it means that Delhivery knows no such parcel, where that is no failure. */
  readonly unknown?: T
}

/**
 * Asks Delhivery with the shop's token; with a body it is a POST.
 * @throws Error where it refuses or does not answer
 */
export async function askDelhivery<T>(
  { database, settings }: Pick<Context, 'database' | 'settings'>,
  path: string,
  { body, headers, unknown }: DelhiveryQuestion<T> = {},
): Promise<T> {
  const token = await readSecret(database.db, settings, 'shipping.delhiveryToken')
  const answer = await askService(
    'Delhivery',
    `${host}${path}`,
    defined({
      method: body ? 'POST' : undefined,
      body,
      headers: { Authorization: `Token ${token ?? ''}`, Accept: 'application/json', ...headers },
    }),
  )
  const said = answer.body as { Error?: string; rmk?: string; detail?: string } | undefined
  if (answer.ok && said) return said as T
  if (answer.status === 404 && unknown !== undefined) return unknown
  throw new Error(refusalOf('Delhivery', answer, said?.Error ?? said?.rmk ?? said?.detail))
}
