import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { quoted, tableName } from '../../../../src/derive/sqlNames.ts'
import { shopCurrency } from '../../../../src/fields/money/money.ts'
import { parseTemplate } from '../../../messages/notification/rules/parseTemplate.ts'
import { renderTemplate } from '../../../messages/notification/rules/renderTemplate.ts'
import { templateVariables } from '../../../messages/notification/rules/templateVariables.ts'
import { template } from '../../../messages/template/template.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { contactMessage } from '../contactMessage.ts'

/** The most that a person can choose from. */
const most = 200

/** A canned reply, filled in for one message. */
export interface CannedReply {
  readonly id: string
  readonly name: string
  readonly text: string
}

/** The canned replies of the templates that are active, filled in for a message; those of its language first. */
export async function cannedReplies(
  db: Db,
  { name, ticketNo, subject, language }: RecordOf<typeof contactMessage>,
): Promise<CannedReply[]> {
  const { rows } = await sql<{ id: string; name: string; body: string; locale: string }>`
    SELECT "id", "name", "body", "locale" FROM ${sql.raw(quoted(tableName(template)))}
    WHERE "kind" = 'cannedReply' AND "status" = 'active'
    ORDER BY "locale" = ${language} DESC, "locale" = 'en' DESC, "locale", "name" LIMIT ${most}`.execute(db)
  const { 'branding.title': shop } = await readSettings(db, ['branding.title'])
  const variables = templateVariables('cannedReply', null)
  const known = variables.map((variable) => variable.name)
  const values = {
    'shop.name': shop,
    'recipient.name': name,
    'message.number': ticketNo,
    'message.subject': subject,
  }
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    text: renderTemplate(parseTemplate(row.body, known).parts, {
      variables,
      values,
      locale: row.locale,
      currency: shopCurrency,
      as: 'text',
    }),
  }))
}
