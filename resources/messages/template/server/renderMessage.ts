import { sanitiseHtml } from '../../../../server/records/sanitise.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { shopCurrency } from '../../../../src/fields/money/money.ts'
import type { Channel } from '../../notification/rules/channels.ts'
import { parseTemplate } from '../../notification/rules/parseTemplate.ts'
import { renderTemplate } from '../../notification/rules/renderTemplate.ts'
import { layoutContent, templateVariables } from '../../notification/rules/templateVariables.ts'
import type { template } from '../template.ts'

/** The words of a template, or of a broadcast. */
export type Wording = Pick<RecordOf<typeof template>, 'channel' | 'locale' | 'subject' | 'body' | 'link'> & {
  readonly kind: RecordOf<typeof template>['kind'] | 'broadcast'
  /** What inboxes show beside the subject of an e-mail. */
  readonly preheader?: string | null
}

/** A message as it goes out: of an e-mail `body` is HTML that went through the sanitiser, of everything else plain text. */
export interface Rendered {
  readonly subject: string | null
  readonly preheader: string | null
  readonly body: string
  readonly link: string | null
}

/** Stands for the words of a message until its layout has been filled in: letters that neither escaping nor sanitising touches. */
const place = 'Words-of-the-message-4f1c9a'

/**
 * Fills a template in, within the body of a layout where there is one. Problems of the template were refused when it was saved; what is
 * unknown now is left out.
 */
export function renderMessage(
  { kind, channel, locale, subject, preheader = null, body, link }: Wording,
  key: string | null,
  values: Readonly<Record<string, unknown>>,
  layout?: string | null,
): Rendered {
  const variables = templateVariables(kind, key)
  const known = variables.map(({ name }) => name)
  const fill = (text: string, as: 'html' | 'text') =>
    renderTemplate(parseTemplate(text, known).parts, {
      variables,
      values,
      locale,
      as,
      currency: shopCurrency,
    })
  const line = (text: string | null) => (text ? fill(text, 'text').replace(/\s+/g, ' ').trim() : null)
  const isHtml = (channel as Channel | null) === 'email' || kind === 'layout'
  const words = isHtml ? sanitiseHtml(fill(body, 'html')) : fill(body, 'text').trim()
  return {
    subject: line(subject)?.slice(0, 250) ?? null,
    preheader: line(preheader)?.slice(0, 150) || null,
    body: isHtml && layout ? within(layout, words, { values, locale }) : words,
    link: line(link)?.slice(0, 300) || null,
  }
}

/** Puts words that are clean HTML into a layout. The whole is made clean once more: the place may lie where no words belong. */
function within(
  layout: string,
  words: string,
  { values, locale }: { readonly values: Readonly<Record<string, unknown>>; readonly locale: string },
): string {
  const around = renderMessage(
    {
      kind: 'layout',
      channel: null,
      locale: locale as Wording['locale'],
      subject: null,
      body: layout,
      link: null,
    },
    null,
    { ...values, [layoutContent.name]: place },
  ).body
  return sanitiseHtml(around.split(place).join(words))
}

/** The samples of a template's variables, as values. */
export const samplesOf = (kind: string, key: string | null): Record<string, unknown> =>
  Object.fromEntries(templateVariables(kind, key).map(({ name, sample }) => [name, sample]))
