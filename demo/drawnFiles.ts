import { sql } from 'kysely'
import type { Context } from '../server/context.ts'
import type { Database } from '../server/database/open.ts'
import type { Tx } from '../server/database/schema.ts'
import { makeMaster } from '../server/files/images.ts'
import type { FileStore } from '../server/files/store.ts'
import { type BannerLook, bannerDrawing } from './bannerDrawing.ts'
import { draw, type Picture } from './garment/draw.ts'
import { type LogoLook, logo } from './logo.ts'

/** A picture of the demo shop as the words that draw it. */
export type Drawing =
  | { readonly garment: Picture }
  | { readonly logo: LogoLook }
  | { readonly banner: BannerLook }

/** A drawing with the id and the name of the file that it will be. */
export interface DrawnFile {
  readonly id: string
  readonly name: string
  readonly drawing: Drawing
}

function svgOf(drawing: Drawing): string {
  if ('banner' in drawing) return bannerDrawing(drawing.banner)
  return 'logo' in drawing ? logo(drawing.logo) : draw(drawing.garment)
}

function size(drawing: Drawing): { width: number; height: number } {
  if ('banner' in drawing) return { width: drawing.banner.width, height: drawing.banner.height }
  return 'logo' in drawing ? { width: 600, height: 600 } : { width: 900, height: 1200 }
}

/**
 * A store in which a drawing becomes a picture when somebody first looks at it: drawing all of the demo's pictures takes
 * minutes, which nobody should wait for at the first start.
 */
export function drawnFiles(store: FileStore, { db }: Pick<Database, 'db'>): FileStore {
  return {
    ...store,
    async get(key) {
      const kept = await store.get(key)
      const file = /^([0-9a-f-]{36})\/master\.webp$/.exec(key)?.[1]
      if (kept || !file) return kept
      const { rows } = await sql<{
        drawing: Drawing
      }>`SELECT drawing FROM _drawings WHERE id = ${file}`.execute(db)
      const [found] = rows
      if (!found) return undefined
      const { bytes } = await makeMaster(Buffer.from(svgOf(found.drawing)))
      await store.put(key, bytes, 'image/webp')
      for (const table of ['_files', 'media_file'])
        await sql`UPDATE ${sql.raw(table)} SET "bytes" = ${bytes.length} WHERE "id" = ${file}`.execute(db)
      return bytes
    },
  }
}

/** The pictures of the demo shop as the words that draw them, by the id of their file. */
export const makeDrawings = ({ db }: Pick<Database, 'db'>) =>
  sql`CREATE TABLE IF NOT EXISTS _drawings (id uuid PRIMARY KEY, drawing jsonb NOT NULL)`.execute(db)

/** Keeps drawings as stored pictures, all with one write: a file for each would wait for the disk four times. */
export async function storeDrawings(db: Tx, files: readonly DrawnFile[]): Promise<void> {
  if (files.length === 0) return
  const rows = files.map((file) => ({
    ...file,
    ...size(file.drawing),
    // About what a drawing of its size comes to; what it really is is known once it is drawn.
    bytes: Math.round((size(file.drawing).width * size(file.drawing).height) / 60),
  }))
  await sql`
    WITH r AS (SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS r("id" uuid, "name" text, "drawing" jsonb, "bytes" integer, "width" integer, "height" integer)),
    drawn AS (INSERT INTO _drawings (id, drawing) SELECT id, drawing FROM r)
    INSERT INTO _files (id, kind, type, name, bytes, width, height)
    SELECT id, 'image', 'image/webp', name, bytes, width, height FROM r`.execute(db)
}

/** Draws all pictures in the background, the newest first, so that nobody has to wait for one; ends when `signal` is aborted. */
export async function drawAll(
  { database, files }: Pick<Context, 'database' | 'files'>,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM _drawings ORDER BY id DESC`.execute(database.db)
  for (const { id } of rows) {
    if (signal.aborted) return
    await files.get(`${id}/master.webp`)
  }
}
