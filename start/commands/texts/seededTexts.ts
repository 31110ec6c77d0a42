import { keyNames } from '../../../resources/messages/notificationKey/server/keyNames.ts'
import { en } from '../../../resources/messages/template/server/originals/en.ts'
import { fr } from '../../../resources/messages/template/server/originals/fr.ts'
import { ja } from '../../../resources/messages/template/server/originals/ja.ts'
import { zh } from '../../../resources/messages/template/server/originals/zh.ts'
import { seedReasons } from '../../../resources/shared/reason/server/seedReasons.ts'
import { presetWords } from '../../../server/auth/presetWords.ts'
import type { Locale } from '../../../src/core/index.ts'

const originals = { en, fr, zh, ja }
const place = { en: 0, fr: 1, zh: 2, ja: 3 } as const

/**
 * The texts that every shop's database begins with, in one language: names of events, reasons and roles, and the first wording of the
 * messages. Staff may word them otherwise later; until then they are the product's own.
 */
export function seededTexts(locale: Locale): object {
  return {
    notificationKeys: named(Object.entries(keyNames).map(([key, names]) => [key, names[place[locale]]])),
    reasons: named(
      Object.entries(seedReasons).flatMap(([domain, reasons]) =>
        reasons.map((reason) => [`${domain} ${reason.slug}`, locale === 'en' ? reason.name : reason[locale]]),
      ),
    ),
    roles: named(Object.entries(presetWords).map(([preset, words]) => [preset, words[locale].join(' – ')])),
    templates: named(Object.entries(originals[locale]).map(([key, wording]) => [key, wording.join('\n')])),
  }
}

const named = (texts: readonly (readonly [string, string])[]) => Object.fromEntries(texts)
