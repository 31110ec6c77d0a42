import type { Db } from '../../../../server/database/schema.ts'
import type { ServerSettings } from '../../../../server/settings.ts'
import { readSecret, removeSecret, storeSecret } from '../../../shared/settings/server/secrets.ts'
import { escapeHtml } from '../rules/renderTemplate.ts'

/** Stands in the log for a value that opens a door. An address, as such values are; it leads nowhere. */
const origin = 'https://secret.invalid/'

const keyOf = (id: string) => `notification:${id}`

/** What is written in place of secret values. */
export const placeholders = (values: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, `${origin}${name}`]))

/** Whether a message waits for values that only its delivery may put in. */
export const hasSecrets = (body: string | null): boolean => body?.includes(origin) ?? false

/** Keeps the secret values of a notification, encrypted, until it is sent. */
export const storeSecrets = (
  db: Db,
  settings: ServerSettings,
  id: string,
  values: Readonly<Record<string, string>>,
): Promise<void> => storeSecret(db, settings, keyOf(id), JSON.stringify(values))

/** The body as it goes out, as HTML or as plain text. @throws Error where the values are gone, as they are once it was sent. */
export async function withSecrets(
  db: Db,
  settings: ServerSettings,
  id: string,
  body: string,
  as: 'html' | 'text' = 'html',
): Promise<string> {
  if (!hasSecrets(body)) return body
  const stored = await readSecret(db, settings, keyOf(id))
  if (!stored) throw new Error('What this message must not keep is gone. Make a new link.')
  return Object.entries(JSON.parse(stored) as Record<string, string>).reduce(
    (text, [name, value]) =>
      text.replaceAll(`${origin}${name}`, () => (as === 'html' ? escapeHtml(value) : value)),
    body,
  )
}

/** Forgets them. */
export const purgeSecrets = (db: Db, id: string): Promise<void> => removeSecret(db, keyOf(id))
