import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { libraryArea } from '../../src/derive/pictures.ts'
import type { Picture } from '../../src/fields/image/image.ts'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import { documentType } from './documents.ts'
import { type ImageWidth, looksLikeImage, makeMaster, resize } from './images.ts'

const pixels = z.int().min(0).nullable()

/** A stored file as the API answers it; pictures have a size in pixels. */
export const storedFileSchema = z
  .object({
    file: z.guid(),
    width: pixels,
    height: pixels,
    bytes: z.int().min(0),
    type: z.string(),
    known: z.custom<Picture>().optional().meta({
      type: 'object',
      description:
        'What the media library says of a picture that it has already: the same bytes were uploaded before.',
    }),
  })
  .meta({ id: 'StoredFile' })

export type StoredFile = z.output<typeof storedFileSchema>

type Stores = Pick<Context, 'database' | 'files'>

/** What keeping a file asks: whether there is a media library, too. */
type Keeping = Stores & Pick<Context, 'registry'>

/**
 * Keeps an upload: a picture decoded and written anew, a document as it is. `by` is the account that brought it. A picture that comes
 * as a document, such as the photo of a receipt, has no public address.
 * @throws ApiError `wrong-content` for everything but JPEG, PNG, WebP, AVIF, PDF, CSV and plain text; `too-large`.
 */
export async function storeFile(
  stores: Keeping,
  upload: Uint8Array,
  name: string,
  by: string | null,
  asDocument = false,
): Promise<StoredFile> {
  return looksLikeImage(upload) && !asDocument
    ? storeImage(stores, upload, name, by)
    : storeDocument(stores, upload, name, by)
}

async function storeImage(
  { database, files, registry }: Keeping,
  upload: Uint8Array,
  name: string,
  by: string | null,
): Promise<StoredFile> {
  const hash = createHash('sha256').update(upload).digest('hex')
  const known = registry[libraryArea] && (await knownImage(database, hash))
  if (known) return known
  const { bytes, width, height } = await makeMaster(upload)
  const file = uuidv7()
  await files.put(`${file}/master.webp`, bytes, 'image/webp')
  await sql`
    INSERT INTO _files (id, kind, type, name, bytes, width, height, created_by, hash)
    VALUES (${file}, 'image', 'image/webp', ${cleanName(name, '.webp')}, ${bytes.length}, ${width}, ${height}, ${by}, ${hash})
  `.execute(database.db)
  return { file, width, height, bytes: bytes.length, type: 'image/webp' }
}

/** The picture of the media library that was made of the same bytes. What is not in the library is nobody else's to find. */
async function knownImage({ db }: Stores['database'], hash: string): Promise<StoredFile | undefined> {
  const { rows } = await sql<StoredFile>`
    SELECT f."id" AS "file", f."width", f."height", f."bytes", f."type", m."picture" AS "known"
    FROM "_files" f JOIN "media_file" m ON m."id" = f."id" WHERE f."hash" = ${hash} ORDER BY f."id" LIMIT 1`.execute(
    db,
  )
  return rows[0]
}

async function storeDocument(
  { database, files }: Stores,
  upload: Uint8Array,
  name: string,
  by: string | null,
): Promise<StoredFile> {
  const isPicture = looksLikeImage(upload)
  const type = isPicture ? 'image/webp' : documentType(upload, name)
  if (type === undefined) throw new ApiError('wrong-content')
  const bytes = isPicture ? (await makeMaster(upload)).bytes : upload
  const file = uuidv7()
  await files.put(`${file}/original`, bytes, type)
  await sql`
    INSERT INTO _files (id, kind, type, name, bytes, created_by)
    VALUES (${file}, 'document', ${type}, ${cleanName(name, isPicture ? '.webp' : undefined)}, ${bytes.length}, ${by})
  `.execute(database.db)
  return { file, width: null, height: null, bytes: bytes.length, type }
}

/** The last part of a name, without what no file system bears; `extension` replaces the one it came with. */
function cleanName(name: string, extension?: string): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const clean =
    last
      .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
      .trim()
      .slice(0, 200) || 'file'
  return extension === undefined ? clean : `${clean.replace(/\.\w{1,5}$/, '')}${extension}`
}

const underWay = new Map<string, Promise<Buffer | undefined>>()

/** A picture in one of its widths, made when it is first asked for and kept from then on. */
export async function imageIn(
  stores: Pick<Stores, 'files'>,
  file: string,
  width: ImageWidth,
): Promise<Buffer | undefined> {
  const key = `${file}/${width}.webp`
  const kept = await stores.files.get(key)
  if (kept) return kept
  const making = underWay.get(key) ?? makeWidth(stores, file, width, key).finally(() => underWay.delete(key))
  underWay.set(key, making)
  return making
}

async function makeWidth(
  { files }: Pick<Stores, 'files'>,
  file: string,
  width: ImageWidth,
  key: string,
): Promise<Buffer | undefined> {
  const master = await files.get(`${file}/master.webp`)
  if (!master) return undefined
  const bytes = await resize(master, width)
  await files.put(key, bytes, 'image/webp')
  return bytes
}

/** A file to be handed out under its name. */
export interface Download {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** The whole file, or undefined where there is none. */
export async function download({ database, files }: Stores, file: string): Promise<Download | undefined> {
  const { rows } = await sql<{ kind: string; name: string; type: string }>`
    SELECT kind, name, type FROM _files WHERE id = ${file}
  `.execute(database.db)
  const row = rows[0]
  const bytes = row && (await files.get(`${file}/${row.kind === 'image' ? 'master.webp' : 'original'}`))
  return bytes && { name: row.name, type: row.type, bytes }
}
