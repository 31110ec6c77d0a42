import { sql } from 'kysely'
import type { Work } from '../../../../server/records/workTypes.ts'
import { notifiesStaff } from '../../../messages/notification/server/notifiesStaff.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import { staffRecipient } from '../../../messages/notification/server/staffRecipients.ts'
import { subAdmin } from '../../subAdmin/subAdmin.ts'

/** Tells somebody that a colleague follows them; who does so again within a week after giving it up is told of once. */
export async function tellFollowed(
  { db, records }: Pick<Work, 'db' | 'records'>,
  follower: { readonly id: string; readonly name: string },
  followed: string,
): Promise<void> {
  if (!notifiesStaff(records.registry)) return
  const { rows } = await sql`
    SELECT 1 FROM "notification" n JOIN "notification_key" k ON k."id" = n."key"
    WHERE n."recipient_id" = ${followed} AND n."area_id" = ${follower.id} AND k."key" = 'staff.followed'
      AND n."created_at" > now() - interval '7 days' LIMIT 1`.execute(db)
  const person = rows.length === 0 && (await staffRecipient(db, followed))
  if (!person) return
  const about = { area: subAdmin.name, id: follower.id, name: follower.name }
  await notify({ db, records }, 'staff.followed', {
    to: [person],
    values: { 'follower.name': follower.name },
    about,
  })
}
