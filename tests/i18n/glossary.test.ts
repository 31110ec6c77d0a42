import { describe, expect, it } from 'vitest'
import { glossary } from '../../i18n/glossary.ts'
import { checkGlossary } from '../../start/commands/texts/checkGlossary.ts'
import { seededTexts } from '../../start/commands/texts/seededTexts.ts'

const english = new Map([
  ['one', 'Refund'],
  ['many', 'Category |||| Categories'],
  ['sentence', 'Import the refunds of %{import}.'],
])
const problems = (locale: 'fr' | 'ja', texts: Record<string, string>) =>
  checkGlossary(locale, english, new Map(Object.entries(texts))).map(({ key }) => key)

describe('the glossary', () => {
  it('finds a label that another word stands for, in the singular and the plural', () => {
    expect(problems('ja', { one: '返金', many: 'カテゴリー' })).toEqual([])
    expect(problems('ja', { one: '払い戻し', many: '区分' })).toEqual(['one', 'many'])
  })

  it('finds in any text a word that was chosen against, and takes what a text only names for none', () => {
    expect(problems('ja', { sentence: '返金をインポートします。' })).toEqual(['sentence'])
    expect(problems('ja', { sentence: '返金を取り込みます。' })).toEqual([])
    expect(problems('fr', { sentence: 'Un email à coupon@exemple.fr' })).toEqual(['sentence'])
    expect(problems('fr', { sentence: 'Créditer %{coupon} avec --email à coupon@exemple.fr' })).toEqual([])
  })

  it('is asked also of what a shop begins with, which has the same words to say in every language', () => {
    const keysOf = (texts: object) =>
      Object.entries(texts).flatMap(([group, each]) => Object.keys(each).map((key) => `${group} ${key}`))
    const keys = keysOf(seededTexts('en'))
    expect(keys).toEqual(
      expect.arrayContaining(['notificationKeys order.placed', 'templates staff.new_login', 'roles finance']),
    )
    for (const locale of ['fr', 'zh', 'ja'] as const) expect(keysOf(seededTexts(locale))).toEqual(keys)
  })

  it('has a word of every language for each of its own', () => {
    for (const [english, word] of Object.entries(glossary)) {
      expect(english.trim()).not.toBe('')
      for (const said of Object.values(word)) expect(said).toMatch(/\S/)
    }
  })
})
