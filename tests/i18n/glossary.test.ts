import { describe, expect, it } from 'vitest'
import { loadMessages } from '#texts'

/** All texts of a language with their keys. */
function texts(messages: object, path = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : texts(value, `${path}${key}.`),
  )
}

/** Words that a language has two of, of which the glossary chose the other; names of what texts take in are no words of theirs. */
const refused = {
  fr: /\bcoupons?\b|\bemail\b/i,
  zh: /优惠劵/,
  ja: /Eメール/,
} as const

describe.each(Object.entries(refused))('the words of %s', (locale, words) => {
  it('are those of the glossary', async () => {
    const wrong = texts(await loadMessages(locale as never)).filter(([, text]) =>
      words.test(text.replaceAll(/%\{\w+\}|\S*@\S*|\w+[._/]\w+/g, '')),
    )
    expect(wrong).toEqual([])
  })
})
