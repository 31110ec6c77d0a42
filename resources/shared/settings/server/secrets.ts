import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { seal, unseal } from '../../../../server/seal.ts'
import { keyToOpen, keyToSeal } from '../../../../server/secretKey.ts'
import type { ServerSettings } from '../../../../server/settings.ts'

/** Keeps a secret of the shop, encrypted, in a table of their own that no area shows. */
export async function storeSecret(
  db: Db,
  settings: ServerSettings,
  key: string,
  secret: string,
): Promise<void> {
  const sealed = seal(await keyToSeal(db, settings), secret)
  await sql`
    INSERT INTO _secrets (key, sealed, updated_at) VALUES (${key}, ${sealed}, now())
    ON CONFLICT (key) DO UPDATE SET sealed = excluded.sealed, updated_at = now()`.execute(db)
}

/** A secret as it was set, for the code that speaks to another service; undefined where none is set. */
export async function readSecret(db: Db, settings: ServerSettings, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ sealed: Uint8Array }>`SELECT sealed FROM _secrets WHERE key = ${key}`.execute(
    db,
  )
  return rows[0] && unseal(await keyToOpen(settings), rows[0].sealed)
}

/** Forgets a secret. */
export async function removeSecret(db: Db, key: string): Promise<void> {
  await sql`DELETE FROM _secrets WHERE key = ${key}`.execute(db)
}
