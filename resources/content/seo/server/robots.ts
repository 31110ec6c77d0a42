import { ApiError } from '../../../../server/apiError.ts'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import {
  liveOf,
  nextNumber,
  type Publisher,
  revisionOf,
  revisionsOf,
  storeRevision,
} from '../../publishing/server/revisions.ts'
import { robotsProblems, usualRobots } from '../rules/robotsTxt.ts'

/** What /robots.txt is to say. */
interface Robots {
  readonly text: string
}

const area = 'robots'
const key = 'robots.txt'

/** What /robots.txt says now, without the line of the sitemap. */
export async function robotsText(db: Db): Promise<string> {
  const live = await liveOf(db, area, key)
  return live ? String(live.data.text) : usualRobots
}

/** What it says, and all that it ever said. */
export const readRobots = async (db: Db) => ({
  text: await robotsText(db),
  versions: await revisionsOf(db, area, key),
})

/**
 * Writes robots.txt; the earlier text stays as a version.
 * @throws ApiError `invalid` at `text` for a line that is no rule
 */
export async function writeRobots(db: Tx, { text }: Robots, publisher: Publisher) {
  const [line] = robotsProblems(text)
  if (line !== undefined) throw refused<Robots>('text', 'bad-robots', { line })
  const number = await nextNumber(db, area, key)
  await storeRevision(db, area, { key, number, slug: null, data: { text }, note: null }, publisher)
  return { number }
}

/** Brings an earlier text back, as a new version. @throws ApiError `not-found` */
export async function restoreRobots(db: Tx, number: number, publisher: Publisher) {
  const past = await revisionOf(db, area, key, number)
  if (!past) throw new ApiError('not-found')
  return writeRobots(db, { text: String(past.data.text) }, publisher)
}
