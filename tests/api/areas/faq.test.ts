import { describe, expect, it } from 'vitest'
import { contentShop } from './contentShop.ts'

const shop = contentShop()
const { ask, create } = shop

describe('the questions that colleagues ask', () => {
  it('are told to everybody who is signed in, in their language, without the right to see the records', async () => {
    await create('faq-questions', {
      question: 'May I change the address?',
      answer: '<p>Until the parcel leaves.</p><script>alert(1)</script>',
      position: 2,
      translations: { fr: { question: 'Puis-je changer l’adresse ?' } },
    })
    await create('faq-questions', { question: 'Who packs?', answer: '<p>The warehouse.</p>', position: 1 })
    await create('faq-questions', { question: 'Not ready?', answer: '<p>No.</p>', published: false })
    const nobody = await shop.staff('nobody', [{ key: 'tag', view: true }])
    expect((await ask('GET /faq-questions', undefined, nobody)).status).toBe(403)
    const { body } = await ask('GET /auth/faq', undefined, nobody)
    expect(body.questions.map(({ question }: { question: string }) => question)).toEqual([
      'Who packs?',
      'May I change the address?',
    ])
    expect(body.questions[1].answer).toBe('<p>Until the parcel leaves.</p>')
    // What is not translated is told in English.
    const french = await (await nobody('/auth/faq', { headers: { 'Accept-Language': 'fr' } })).json()
    expect((french as typeof body).questions[1]).toMatchObject({
      question: 'Puis-je changer l’adresse ?',
      answer: '<p>Until the parcel leaves.</p>',
    })
  })

  it('are nobody’s without a session, and take no parameters', async () => {
    expect((await shop.open('/auth/faq')).status).toBe(401)
    expect((await ask('GET /auth/faq?q=a')).status).toBe(400)
  })
})
