import { sql } from 'kysely'
import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { addToLibrary } from '../../../server/records/ensurePictures.ts'
import { saveRecord } from '../../../server/records/save.ts'
import { mediaFile } from './mediaFile.ts'
import { replaceEverywhere } from './server/replaceEverywhere.ts'
import { usesOfPicture } from './server/usesOfPicture.ts'

/** What the media library is asked beside its records. */
export default defineOperations(mediaFile, {
  folders: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'The folders of the library with how many pictures are in each; the first 200 by name.',
    run: async ({ db }) => {
      const { rows } = await sql<{ folder: string; count: number }>`
        SELECT "folder", count(*)::int AS "count" FROM "media_file" WHERE "folder" IS NOT NULL
        GROUP BY "folder" ORDER BY "folder" LIMIT 200`.execute(db)
      return { folders: rows }
    },
  },
  add: {
    on: 'collection',
    flag: 'upload',
    input: z.strictObject({
      files: z.array(z.guid().toLowerCase()).min(1).max(100),
      folder: z.string().trim().max(120).nullable().default(null),
    }),
    summary: 'Puts uploaded pictures into the library, in a folder; those that are in it stay as they are.',
    run: async (asked) => {
      const { files, folder } = asked.input
      const work = { ...asked, requestId: 'library', effects: [], depth: 0 }
      const added = await addToLibrary(
        work,
        files.map((file) => ({
          picture: { file, alt: '', focalX: 0.5, focalY: 0.5 },
          folder: folder || null,
        })),
        saveRecord,
      )
      return { added }
    },
  },
  uses: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary:
      'The records that show the picture, as far as the asking person may see them; the first 50 of each area.',
    run: async ({ db, context, actor, locale, record }) => ({
      uses: await usesOfPicture(db, context.registry, actor, record.id, locale),
    }),
  },
  replace: {
    on: 'record',
    flag: 'replace',
    input: z.strictObject({ file: z.guid().toLowerCase() }),
    summary:
      'Puts another stored picture into its place in every record that shows it; texts, focal points and order stay. Where nothing is refused the picture leaves the library.',
    run: (asked) => replaceEverywhere(asked, asked.record, asked.input),
  },
})
