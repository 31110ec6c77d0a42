import type { template } from '../../../resources/content/template.ts'
import type { RecordOf } from '../../../src/core/index.ts'
import { shopTimeZone } from '../../../src/fields/dateTime/formatTime.ts'
import { shopCurrency } from '../../../src/fields/money/money.ts'
import type { Channel } from '../../../src/shop/messages/channels.ts'
import { parseTemplate } from '../../../src/shop/messages/parseTemplate.ts'
import { renderTemplate } from '../../../src/shop/messages/renderTemplate.ts'
import { templateVariables } from '../../../src/shop/messages/templateVariables.ts'
import { sanitiseHtml } from '../../records/sanitise.ts'

/** The words of a template, or of a broadcast. */
type Wording = Pick<RecordOf<typeof template>, 'channel' | 'locale' | 'subject' | 'body' | 'link'> & {
  readonly kind: RecordOf<typeof template>['kind'] | 'broadcast'
}

/** A message as it goes out: of an e-mail `body` is HTML that went through the sanitiser, of everything else plain text. */
export interface Rendered {
  readonly subject: string | null
  readonly body: string
  readonly link: string | null
}

/** Fills a template in. Problems of the template were refused when it was saved; what is unknown now is left out. */
export function renderMessage(
  { kind, channel, locale, subject, body, link }: Wording,
  key: string | null,
  values: Readonly<Record<string, unknown>>,
): Rendered {
  const variables = templateVariables(kind, key)
  const known = variables.map(({ name }) => name)
  const fill = (text: string, as: 'html' | 'text') =>
    renderTemplate(parseTemplate(text, known).parts, {
      ...{ variables, values, locale, as },
      timeZone: shopTimeZone,
      currency: shopCurrency,
    })
  const line = (text: string | null) => (text ? fill(text, 'text').replace(/\s+/g, ' ').trim() : null)
  const isHtml = (channel as Channel | null) === 'email' || kind === 'document'
  return {
    subject: line(subject)?.slice(0, 250) ?? null,
    body: isHtml ? sanitiseHtml(fill(body, 'html')) : fill(body, 'text').trim(),
    link: line(link)?.slice(0, 300) || null,
  }
}

/** The samples of a template's variables, as values. */
export const samplesOf = (kind: string, key: string | null): Record<string, unknown> =>
  Object.fromEntries(templateVariables(kind, key).map(({ name, sample }) => [name, sample]))
