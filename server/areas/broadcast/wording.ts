import type { broadcast } from '../../../resources/customers/broadcast.ts'
import type { RecordOf } from '../../../src/core/index.ts'
import type { FieldProblem } from '../../../src/derive/problems.ts'
import type { BroadcastChannel } from '../../../src/shop/messages/channels.ts'
import { parseTemplate } from '../../../src/shop/messages/parseTemplate.ts'
import { templateVariables } from '../../../src/shop/messages/templateVariables.ts'
import { type Rendered, renderMessage } from '../template/renderMessage.ts'

type Broadcast = RecordOf<typeof broadcast>
type Text = Broadcast['texts'][number]

/** What is wrong with the texts of a broadcast, at each of them: a variable that nobody fills in. */
export function wordingProblems({ texts }: Pick<Broadcast, 'texts'>): FieldProblem[] {
  const known = templateVariables('broadcast', null).map(({ name }) => name)
  return texts.flatMap(({ subject, body }, index) => {
    const parts = { subject: subject ?? '', body }
    return (['subject', 'body'] as const).flatMap((part) =>
      parseTemplate(parts[part], known)
        .problems.slice(0, 1)
        .map(({ code, ...values }) => ({ path: `texts.${index}.${part}`, code, values })),
    )
  })
}

/** The text for somebody of a language: their own, else English, else the first. */
export const textFor = (texts: readonly Text[], locale: string | null): Text | undefined =>
  texts.find((text) => text.locale === locale) ?? texts.find((text) => text.locale === 'en') ?? texts[0]

/** The message as one person gets it. Words without markup become paragraphs where they are an e-mail. */
export function wordsFor(
  channel: BroadcastChannel,
  { locale, subject, body }: Text,
  values: Readonly<Record<string, unknown>>,
): Rendered {
  const words = channel === 'email' && !/<[a-z]/i.test(body) ? paragraphs(body) : body
  return renderMessage({ kind: 'broadcast', channel, locale, subject, body: words, link: null }, null, values)
}

const paragraphs = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`)
    .join('\n')
