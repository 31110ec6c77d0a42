import { sealed } from '../../../../../src/core/index.ts'
import type { Channel } from '../../../notification/rules/channels.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { Wording } from './wording.ts'
import { zh } from './zh.ts'

const languages = sealed<Readonly<Record<string, Readonly<Record<string, Wording>>>>>({ en, fr, zh, ja })

/** The languages the product has a wording in. */
export const originalLocales = ['en', 'fr', 'zh', 'ja'] as const

/** What the product came with for an event, a channel and a language; undefined where it has no words for them. */
export function originalOf(
  key: string,
  channel: Channel,
  locale: string,
): { readonly subject: string | null; readonly body: string } | undefined {
  const wording = languages[locale]?.[key]
  return wording && wordedFor(wording, channel, locale)
}

/** A wording as a channel says it: an e-mail greets and signs, and what has no title has one line. */
export function wordedFor(
  [subject, text]: Wording,
  channel: Channel,
  locale: string,
): { readonly subject: string | null; readonly body: string } {
  if (channel === 'email') return { subject, body: htmlOf(text, locale) }
  const isTitled = channel === 'inApp' || channel === 'push'
  return { subject: isTitled ? subject : null, body: isTitled ? text : text.replaceAll('\n', ' ') }
}

const greetings = sealed<Readonly<Record<string, string>>>({
  en: 'Hello {{recipient.name}},',
  fr: 'Bonjour {{recipient.name}},',
  zh: '{{recipient.name}}，您好：',
  ja: '{{recipient.name}} 様',
})

function htmlOf(text: string, locale: string): string {
  const linked = (line: string) => line.replace(/\{\{(\w+\.url)\}\}/g, '<a href="{{$1}}">{{$1}}</a>')
  const lines = [greetings[locale] ?? '', ...text.split('\n'), '{{shop.name}}']
  return lines.map((line) => `<p>${linked(line)}</p>`).join('\n')
}
