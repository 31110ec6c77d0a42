import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { product } from '../product.ts'

type Coded = Pick<RecordOf<typeof product>, 'hsnCode'>

/** The longest there is; nothing to ask for then. */
const most = 8

/** A new HSN code has at least as many digits as the shop must write (`tax.hsnDigits`); codes that are stored stay. */
export async function hsnProblems(
  { hsnCode }: Coded,
  previous: Coded | undefined,
  db: Db,
): Promise<FieldProblem[]> {
  if (hsnCode === null || hsnCode.length >= most || hsnCode === previous?.hsnCode) return []
  // A part of the shop, as tests make one, may have no settings.
  const { rows } = await sql<{ has: boolean }>`
    SELECT to_regclass('config_setting') IS NOT NULL AND to_regclass('admin_setting') IS NOT NULL AS has`.execute(
    db,
  )
  if (!rows[0]?.has) return []
  const { 'tax.hsnDigits': digits } = await readSettings(db, ['tax.hsnDigits'])
  if (hsnCode.length >= Number(digits)) return []
  return [problemAt<Coded>('hsnCode', 'hsn-too-short', { digits })]
}
