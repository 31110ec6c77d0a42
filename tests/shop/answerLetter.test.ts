import { describe, expect, it } from 'vitest'
import { type Answered, answerTo } from '../../resources/insight/mail/rules/answer.ts'
import { placeOf } from '../../resources/insight/mail/screens/mailPlace.ts'

const [asha, ben, carla, me] = ['asha', 'ben', 'carla', 'me']
const file = { file: 'f1', name: 'a.pdf', bytes: 9, type: 'application/pdf' }
const letter: Answered = {
  subject: 'Stock count',
  body: '<p>On Friday</p>',
  from: asha,
  to: [me, ben],
  cc: [carla],
  messageId: 'm1',
  attachments: [{ file }],
}
const words = {
  prefix: 'Re: ',
  intro: 'Asha & <Co> wrote:',
  picture: (alt: string) => `[${alt || 'picture'}]`,
}

describe('an answer', () => {
  it('goes to the sender, and by "to all" to everybody else but oneself', () => {
    expect(answerTo(letter, 'reply', me, words)).toMatchObject({
      to: [asha],
      cc: [],
      subject: 'Re: Stock count',
      inReplyTo: 'm1',
      attachments: [],
    })
    expect(answerTo(letter, 'replyAll', me, words)).toMatchObject({ to: [asha], cc: [ben, carla] })
  })

  it('to one’s own letter goes to those who got it', () => {
    const own = { ...letter, from: me, to: [ben] }
    expect(answerTo(own, 'reply', me, words)).toMatchObject({ to: [ben], cc: [] })
    expect(answerTo(own, 'replyAll', me, words)).toMatchObject({ to: [ben], cc: [carla] })
  })

  it('quotes, and what it says of the letter is text, never markup', () => {
    const { body } = answerTo(letter, 'reply', me, words)
    expect(body).toBe('<p></p><p>Asha &amp; &lt;Co&gt; wrote:</p><blockquote><p>On Friday</p></blockquote>')
    expect(answerTo({ ...letter, subject: 're: Stock count' }, 'reply', me, words).subject).toBe(
      're: Stock count',
    )
  })

  it('says what stood where a picture was left out', () => {
    const body = '<p>Look</p><img alt="The &quot;cover&quot;" /><p>And <img /></p>'
    expect(answerTo({ ...letter, body }, 'reply', me, words).body).toContain(
      '<blockquote><p>Look</p>[The &quot;cover&quot;]<p>And [picture]</p></blockquote>',
    )
  })

  it('that is forwarded goes to nobody yet, takes the files along and begins a conversation', () => {
    const passed = answerTo(letter, 'forward', me, { ...words, prefix: 'Fwd: ' })
    expect(passed).toMatchObject({
      to: [],
      cc: [],
      subject: 'Fwd: Stock count',
      inReplyTo: null,
      attachments: [{ file }],
    })
  })
})

describe('the address of the mailbox', () => {
  it('names a folder, a letter in it or what is written, and nothing else', () => {
    const id = '01932b1c-7a80-7000-8000-000000000001'
    expect(placeOf('/inbox')).toEqual({ kind: 'folder', folder: 'inbox', id: undefined })
    expect(placeOf(`/works/${id}`)).toEqual({ kind: 'folder', folder: 'works', id })
    expect(placeOf(`/${id}`)).toEqual({ kind: 'letter', id })
    expect(placeOf(`/${id}/show`)).toEqual({ kind: 'letter', id })
    expect(placeOf('/compose')).toEqual({ kind: 'compose' })
    for (const nothing of ['', '/', '/spam', '/inbox/a/b', '/toString'])
      expect(placeOf(nothing)).toBeUndefined()
  })
})
