import type { Actor } from '../../../../server/actor.ts'
import type { Locale, RecordOf, Registry } from '../../../../src/core/index.ts'
import { deciders } from '../../../messages/approval/server/anotherPerson.ts'
import type { Announcing } from '../../../messages/notification/server/announcing.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import type { Recipient } from '../../../messages/notification/server/recipient.ts'
import { staffRecipient } from '../../../messages/notification/server/staffRecipients.ts'
import { accessRequest } from '../accessRequest.ts'
import { rightWords } from './rightWords.ts'

type Request = RecordOf<typeof accessRequest>

/** Tells all who may answer, but for whoever asks, who wants what, where and why. */
export async function notifyDeciders(work: Announcing, record: Request): Promise<void> {
  const { id, person, personName: name, sentence, page } = record
  for (const recipient of await deciders(work.db, accessRequest.name, person, 'answer'))
    await notify(work, 'access.asked', {
      to: [recipient],
      values: {
        ...(await namesFor(work.records.registry, recipient, record)),
        'access.person': name,
        'access.page': page ?? '–',
        'access.sentence': sentence,
      },
      about: { area: accessRequest.name, id, name },
    })
}

/** Tells whoever asked what became of it; the message leads to the area, once that is open to them. */
export async function notifyAsker(
  work: Announcing & { readonly actor: Pick<Actor, 'name'> },
  key: 'access.granted' | 'access.declined',
  record: Request,
): Promise<void> {
  const asker = await staffRecipient(work.db, record.person)
  if (!asker) return
  await notify(work, key, {
    to: [asker],
    values: {
      ...(await namesFor(work.records.registry, asker, record)),
      'access.decidedBy': work.actor.name,
      'access.answer': record.answer ?? '–',
    },
  })
}

async function namesFor(registry: Registry, { locale }: Recipient, record: Request) {
  const { area, right } = await rightWords(registry, (locale ?? 'en') as Locale, record)
  return { 'access.area': area, 'access.right': right }
}
