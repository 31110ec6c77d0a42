import { describe, expect, it } from 'vitest'
import type { Call } from '../../support/server.ts'
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

  it('keep one say of each person whether the answer helped, and tell the figures to whoever edits', async () => {
    const { id, version } = await create('faq-questions', {
      question: 'When is lunch?',
      answer: '<p>At one.</p>',
    })
    const [amy, bob] = [
      await shop.staff('amy', [{ key: 'tag', view: true }]),
      await shop.staff('bob', [{ key: 'faq', view: true, edit: true }]),
    ]
    const say = (call: Call | undefined, helpful: unknown, of = id) =>
      ask(`POST /auth/faq/${of}/helpful`, { helpful }, call)
    const told = async (call?: Call) =>
      (await ask('GET /auth/faq', undefined, call)).body.questions.find(
        (one: { id: string }) => one.id === id,
      )
    expect((await say(amy, true)).body).toEqual({ helpful: true })
    await say(amy, false)
    await say(amy, true)
    await say(bob, false)
    expect(await told(amy)).toMatchObject({ helpful: true, figures: null })
    expect(await told(bob)).toMatchObject({ helpful: false, figures: { helpful: 1, unhelpful: 1 } })
    // It is no change of the question: whoever edits it goes on from the version that they have.
    const edited = await ask(`PUT /faq-questions/${id}`, { version, position: 3 }, bob)
    expect(edited.body).toMatchObject({ helpful: 1, unhelpful: 1, position: 3 })
    const forged = await ask(`PUT /faq-questions/${id}`, { version: edited.body.version, helpful: 99 }, bob)
    expect((await told(bob)).figures.helpful, forged.text).toBe(1)
    await say(amy, null)
    expect(await told(bob)).toMatchObject({ figures: { helpful: 0, unhelpful: 1 } })
    await Promise.all([say(amy, true), say(bob, true), say(undefined, true)])
    expect(await told(bob)).toMatchObject({ figures: { helpful: 3, unhelpful: 0 } })
    expect((await say(amy, 'yes')).status).toBe(422)
    const hidden = await create('faq-questions', {
      question: 'Later?',
      answer: '<p>No</p>',
      published: false,
    })
    expect((await say(amy, true, hidden.id)).status).toBe(404)
  })

  it('are nobody’s without a session, and take no parameters', async () => {
    expect((await shop.open('/auth/faq')).status).toBe(401)
    expect((await ask('GET /auth/faq?q=a')).status).toBe(400)
  })
})
