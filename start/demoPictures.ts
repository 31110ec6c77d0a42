import { sql } from 'kysely'
import type { Context } from '../server/context.ts'
import type { Database } from '../server/database/open.ts'

/** Whether this database holds a demo shop, or the beginning of one: only there are pictures kept as drawings. */
export async function hasDrawings({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT to_regclass('_drawings') IS NOT NULL AS "is"`.execute(db)
  return rows[0]?.is === true
}

/** The files of a server, which draw themselves where the shop is a demo. What draws is loaded only there. */
export async function withDemoPictures(
  files: Context['files'],
  database: Database,
): Promise<Context['files']> {
  if (!(await hasDrawings(database))) return files
  return (await import('../demo/drawnFiles.ts')).drawnFiles(files, database)
}
