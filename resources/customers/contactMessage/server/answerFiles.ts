import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { file, type StoredFile } from '../../../../src/fields/file/file.ts'
import { isTooHeavy, mostFiles, mostTogether } from '../rules/answerFiles.ts'

/** The files that somebody sends with their words. */
export const answerFiles = z
  .array(file.type.schema({}, z) as z.ZodType<StoredFile>)
  .max(mostFiles)
  .default([])

/** Words with files. */
interface Said {
  readonly files: readonly StoredFile[]
}

/**
 * Refuses files that are too heavy for one e-mail, by what is kept of them; those that are not kept are refused when the words are written.
 * @throws ApiError `invalid` at `files`
 */
export async function demandLight(db: Db, { files }: Said): Promise<void> {
  if (files.length === 0) return
  const { rows } = await sql<{ bytes: number }>`
    SELECT f."bytes"::int AS "bytes" FROM "_files" f WHERE f."id" = ANY (${files.map((each) => each.file)}::uuid[])`.execute(
    db,
  )
  if (isTooHeavy(rows)) throw refused<Said>('files', 'files-too-heavy', { max: mostTogether })
}
