import type { Actor } from '../../context.ts'
import type { Db } from '../../database/open.ts'
import { refused } from '../../refused.ts'
import type { Recipient } from '../notification/announcement.ts'
import { staffHolding } from '../notification/staffRecipients.ts'

/**
 * What every decision of a second person needs (areas, 16 and 29): whoever asked for something, by the id of their account, does not
 * decide on it.
 * @throws ApiError `invalid` at `path`
 */
export function demandAnotherPerson(path: string, askedBy: string | null, actor: Pick<Actor, 'id'>): void {
  if (askedBy === actor.id) throw refused(path, 'another-person')
}

/** Who may decide on something that somebody asked for: all who hold the flag, but for them. */
export async function deciders(
  db: Db,
  area: string,
  askedBy: string | null,
  flag = 'approve',
): Promise<Recipient[]> {
  return (await staffHolding(db, area, flag)).filter(({ id }) => id !== askedBy)
}
