import { sql } from 'kysely'
import { defined } from '../../src/core/defined.ts'
import type { AnyRecord, Resource } from '../../src/core/index.ts'
import { filesIn, libraryArea, pictureFields } from '../../src/derive/pictures.ts'
import type { Picture } from '../../src/fields/image/image.ts'
import { keptPlan } from '../database/keptPlan.ts'
import type { SaveRecord } from './saveOptions.ts'
import type { Work } from './workTypes.ts'

/** A picture that shall stand in the media library, and the folder it is put into where it is new there. */
export interface Kept {
  readonly picture: Picture
  readonly folder: string | null
}

/** What a record shows newly is in the media library from then on, in the folder of its area, with the texts it was given first. */
export async function ensurePictures(
  work: Work,
  resource: Resource,
  record: AnyRecord,
  previous: AnyRecord | undefined,
  save: SaveRecord,
): Promise<void> {
  const fields = pictureFields(resource)
  if (fields.length === 0 || !work.context.registry[libraryArea]) return
  const before = new Set(fields.flatMap(({ field }) => filesIn(previous?.[field])))
  const shown = fields.flatMap(({ field }) => picturesIn(record[field]))
  await addToLibrary(
    work,
    shown.filter(({ file }) => !before.has(file)).map((picture) => ({ picture, folder: resource.endpoint })),
    save,
  )
}

/** Makes records of the media library for pictures that have none yet; files that are no pictures, or not there, are passed over. Answers with the ids of the new ones. */
export async function addToLibrary(
  work: Work,
  pictures: readonly Kept[],
  save: SaveRecord,
): Promise<string[]> {
  const library = work.context.registry[libraryArea]
  if (!library || pictures.length === 0) return []
  const wanted = new Map(pictures.map((kept) => [kept.picture.file, kept]))
  const { rows } = await sql<StoredPicture>`${keptPlan}
    SELECT f."id", f."name", f."bytes", f."width", f."height" FROM "_files" f
    WHERE f."id" = ANY (${[...wanted.keys()]}::uuid[]) AND f."kind" = 'image'
      AND NOT EXISTS (SELECT 1 FROM "media_file" m WHERE m."id" = f."id")
    ORDER BY f."id"`.execute(work.db)
  for (const { id, ...facts } of rows) {
    const { picture, folder } = wanted.get(id) as Kept
    const { file, alt, focalX, focalY, alts } = picture
    const plain = defined<Picture>({ file, alt, focalX, focalY, alts: alts || undefined })
    await save(work, library, { ...facts, folder, picture: plain }, undefined, {
      action: 'create',
      id,
      isOwn: true,
    })
  }
  return rows.map(({ id }) => id)
}

interface StoredPicture {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly width: number
  readonly height: number
}

/** The pictures in a value, however deep they stand in it. */
export function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  return 'file' in value && 'focalX' in value ? [value as Picture] : Object.values(value).flatMap(picturesIn)
}
