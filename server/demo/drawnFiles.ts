import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Context } from '../context.ts'
import { makeMaster } from '../files/images.ts'
import type { FileStore } from '../files/store.ts'
import { draw, type Picture } from './garment/draw.ts'
import { type LogoLook, logo } from './logo.ts'

/** A picture of the demo shop as the words that draw it. */
export type Drawing = { readonly garment: Picture } | { readonly logo: LogoLook }

const svgOf = (drawing: Drawing): string => ('logo' in drawing ? logo(drawing.logo) : draw(drawing.garment))

const size = (drawing: Drawing) =>
  'logo' in drawing ? { width: 600, height: 600 } : { width: 900, height: 1200 }

/**
 * A store in which a drawing becomes a picture when somebody first looks at it: drawing all of the demo's pictures takes
 * minutes, which nobody should wait for at the first start.
 */
export function drawnFiles(store: FileStore): FileStore {
  return {
    ...store,
    async get(key) {
      const kept = await store.get(key)
      const file = /^(.+)\/master\.webp$/.exec(key)?.[1]
      if (kept || !file) return kept
      const drawing = await store.get(`${file}/drawing.json`)
      if (!drawing) return undefined
      const { bytes } = await makeMaster(Buffer.from(svgOf(JSON.parse(drawing.toString()) as Drawing)))
      await store.put(key, bytes, 'image/webp')
      return bytes
    },
  }
}

/** Keeps a drawing as a stored picture; returns the id of its file. */
export async function keepDrawing(
  { database, files }: Pick<Context, 'database' | 'files'>,
  drawing: Drawing,
  name: string,
): Promise<string> {
  const file = uuidv7()
  const { width, height } = size(drawing)
  const bytes = Buffer.from(JSON.stringify(drawing))
  await files.put(`${file}/drawing.json`, bytes, 'application/json')
  await sql`
    INSERT INTO _files (id, kind, type, name, bytes, width, height, created_by)
    VALUES (${file}, 'image', 'image/webp', ${name}, ${bytes.length}, ${width}, ${height}, NULL)
  `.execute(database.db)
  return file
}

/** Draws all pictures in the background, the newest first, so that nobody has to wait for one; ends when `signal` is aborted. */
export async function drawAll(
  { database, files }: Pick<Context, 'database' | 'files'>,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{
    id: string
  }>`SELECT id FROM _files WHERE kind = 'image' ORDER BY id DESC`.execute(database.db)
  for (const { id } of rows) {
    if (signal.aborted) return
    await files.get(`${id}/master.webp`)
  }
}
