import type { Context } from '../../../../server/context.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { keyOf } from '../../template/server/checkTemplate.ts'
import { parametersOf } from '../../template/server/parametersOf.ts'
import { template as templates } from '../../template/template.ts'
import type { notification } from '../notification.ts'
import { smsCarrier, whatsappCarrier } from './carriers/textCarriers.ts'
import { filesOfMessage } from './filesOfMessage.ts'
import { withSecrets } from './secretValues.ts'

type Notification = RecordOf<typeof notification>
type Template = RecordOf<typeof templates>
type Asked = Pick<Context, 'database' | 'files' | 'settings'>

/** Hands a text message over, under the registration that its template has now. @throws Error where that failed */
export async function carrySms(asked: Asked, message: Notification): Promise<{ id: string }> {
  const { id, phone, body, class: kind } = message
  const { db } = asked.database
  await demandNoFile(asked, message)
  const found = await templateOf(asked, message)
  const { dltEntityId: entityId, dltTemplateId: templateId, senderHeader: header } = found ?? {}
  const carrier = await smsCarrier(asked)
  return carrier.send({
    id,
    to: phone ?? '',
    isPromotional: kind === 'promotional',
    body: await withSecrets(db, asked.settings, id, body ?? '', 'text'),
    header: header ?? null,
    dlt: entityId && templateId ? { entityId, templateId } : undefined,
  })
}

/**
 * Sends over WhatsApp an approved template with what this message fills it with; what is of no template is an answer as it was typed, with its file.
 * @throws Error where that failed
 */
export async function carryWhatsApp(
  asked: Asked,
  message: Notification,
): Promise<{ id: string; attached?: readonly string[] }> {
  const { id, phone, values, template, body } = message
  const { db } = asked.database
  if (!template) {
    const [file] = await filesOfMessage.ask(asked, message)
    const sent = await (await whatsappCarrier(asked)).send({ id, to: phone ?? '', text: body ?? '', file })
    return { ...sent, attached: file ? [file.filename] : [] }
  }
  await demandNoFile(asked, message)
  const found = await templateOf(asked, message)
  if (!found?.providerName || found.providerStatus !== 'approved')
    throw new Error(
      'The template of this message is not approved at WhatsApp. Have it approved, then try again.',
    )
  const filled = parametersOf(found, await keyOf(db, found.key), (values ?? {}) as Record<string, unknown>)
  const carrier = await whatsappCarrier(asked)
  return carrier.send({
    id,
    to: phone ?? '',
    template: found.providerName,
    language: languages[found.locale],
    parameters: await Promise.all(filled.map((text) => withSecrets(db, asked.settings, id, text, 'text'))),
  })
}

/** Words that speak of files do not leave by a way that has no place for them, where another way failed. @throws Error that names the files */
async function demandNoFile(asked: Asked, message: Notification): Promise<void> {
  const files = await filesOfMessage.ask(asked, message)
  if (files.length === 0) return
  const names = files.map(({ filename }) => `“${filename}”`).join(', ')
  throw new Error(`This way has no place for what goes with the words: ${names}. Send it by e-mail.`)
}

const templateOf = async ({ database: { db } }: Asked, { template }: Notification) =>
  template ? ((await findRecord(db, templates, template)) as unknown as Template | undefined) : undefined

/** What WhatsApp calls the languages of messages. */
const languages: Readonly<Record<Template['locale'], string>> = {
  en: 'en',
  fr: 'fr',
  zh: 'zh_CN',
  ja: 'ja',
  hi: 'hi',
  bn: 'bn',
  ta: 'ta',
  te: 'te',
  mr: 'mr',
}
