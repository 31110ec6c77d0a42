import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { instant } from '../../../../server/database/instant.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'

/** An address of the store that was asked for and is not there. */
export interface Missing {
  readonly path: string
  readonly hits: number
  readonly referrer: string | null
  readonly lastAt: string
}

/** How many addresses are kept; a robot that tries everything fills no disk. */
const most = 5000

/** Writes per minute of one server, whatever is asked of it. */
const perMinute = 600
let minute = 0
let written = 0

/** Notes that an address was not there. Beyond the limits it is passed over: the answer to the visitor is the same. */
export async function noteMissing(db: Db, path: string, referrer: string | undefined): Promise<void> {
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) [minute, written] = [now, 0]
  written++
  if (written > perMinute) return
  const { 'flags.missingAddresses': isOn } = await readSettings(db, ['flags.missingAddresses'])
  if (isOn === false) return
  await sql`
    INSERT INTO "_missing_addresses" AS m ("id", "path", "referrer")
    SELECT ${uuidv7()}, ${path}, ${referrer?.slice(0, 500) ?? null}
    WHERE EXISTS (SELECT 1 FROM "_missing_addresses" WHERE "path" = ${path})
      OR (SELECT count(*) FROM "_missing_addresses") < ${most}
    ON CONFLICT ("path") DO UPDATE SET "hits" = m."hits" + 1, "last_at" = now(),
      "referrer" = coalesce(excluded."referrer", m."referrer")`.execute(db)
}

/** The addresses that were not there and lead nowhere yet, the most wanted first. */
export async function listMissing(
  db: Db,
  from: number,
  size: number,
): Promise<{ total: number; rows: Missing[] }> {
  const { rows } = await sql<Missing & { total: number }>`
    SELECT m."path", m."hits", m."referrer", (count(*) OVER ())::int AS "total",
      ${instant('m.last_at')} AS "lastAt"
    FROM "_missing_addresses" m
    WHERE NOT EXISTS (SELECT 1 FROM "redirect" r WHERE r."active" AND lower(r."from_path") = lower(m."path"))
    ORDER BY m."hits" DESC, m."last_at" DESC, m."path" LIMIT ${size} OFFSET ${from}`.execute(db)
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) }
}

/** Forgets addresses. */
export async function purgeMissing(db: Db, paths: readonly string[]): Promise<number> {
  const { numAffectedRows } =
    await sql`DELETE FROM "_missing_addresses" WHERE "path" = ANY (${[...paths]}::text[])`.execute(db)
  return Number(numAffectedRows ?? 0)
}
