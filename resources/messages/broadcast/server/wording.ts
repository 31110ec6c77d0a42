import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import type { BroadcastChannel } from '../../notification/rules/channels.ts'
import { parseTemplate } from '../../notification/rules/parseTemplate.ts'
import { templateVariables } from '../../notification/rules/templateVariables.ts'
import { isLayout } from '../../template/server/isLayout.ts'
import { layoutOf } from '../../template/server/renderInLayout.ts'
import { type Rendered, renderMessage } from '../../template/server/renderMessage.ts'
import type { broadcast } from '../broadcast.ts'

type Broadcast = RecordOf<typeof broadcast>
type Text = Broadcast['texts'][number]

/** What is wrong with the texts of a broadcast, at each of them: a variable that nobody fills in, a layout that is none. */
export async function wordingProblems(db: Db, { texts }: Pick<Broadcast, 'texts'>): Promise<FieldProblem[]> {
  const known = templateVariables('broadcast', null).map(({ name }) => name)
  const problems = texts.flatMap(({ subject, body }, index) => {
    const parts = { subject: subject ?? '', body }
    return (['subject', 'body'] as const).flatMap((part) =>
      parseTemplate(parts[part], known)
        .problems.slice(0, 1)
        .map(
          ({ code, ...values }): FieldProblem => problemAt<Broadcast>(`texts.${index}.${part}`, code, values),
        ),
    )
  })
  for (const [index, { layout }] of texts.entries()) {
    if (layout && !(await isLayout(db, layout)))
      problems.push(problemAt<Broadcast>(`texts.${index}.layout`, 'no-layout'))
  }
  return problems
}

/** A text with the body of its layout, which is read once for all who get it. */
export type LaidOut = Text & { readonly around: string | undefined }

/** The texts of a broadcast with the bodies of their layouts. */
export const laidOut = (db: Db, { texts }: Pick<Broadcast, 'texts'>): Promise<LaidOut[]> =>
  Promise.all(texts.map(async (text) => ({ ...text, around: await layoutOf(db, text.layout) })))

/** The text for somebody of a language: their own, else English, else the first. */
export const textFor = (texts: readonly LaidOut[], locale: string | null): LaidOut | undefined =>
  texts.find((text) => text.locale === locale) ?? texts.find((text) => text.locale === 'en') ?? texts[0]

/** The message as one person gets it, within its layout. Words without markup become paragraphs where they are an e-mail. */
export function wordsFor(
  channel: BroadcastChannel,
  { locale, subject, body, around }: LaidOut,
  values: Readonly<Record<string, unknown>>,
): Rendered {
  const words = channel === 'email' && !/<[a-z]/i.test(body) ? paragraphs(body) : body
  const wording = { kind: 'broadcast', channel, locale, subject, body: words, link: null } as const
  return renderMessage(wording, null, values, around)
}

const paragraphs = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</p>`)
    .join('\n')
