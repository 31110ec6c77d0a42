import { createVerify, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { firebase } from '../../../resources/messages/notification/server/carriers/firebase.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const account = JSON.stringify({
  project_id: 'atelier-shop',
  client_email: 'push@atelier-shop.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  // Must not be followed: it would carry the signature away.
  token_uri: 'https://elsewhere.example/token',
})
const message = { token: 'browser', title: 'New message', body: 'Where is it?', link: null }

/** A Google that answers what it is told to, and remembers what it was asked. */
function google(answers: (url: string) => Response) {
  const asked: { url: string; init: RequestInit }[] = []
  const ask = (async (url: string, init: RequestInit) => {
    asked.push({ url, init })
    return url.includes('oauth2') ? Response.json({ access_token: 'access' }) : answers(url)
  }) as typeof fetch
  return { ask, asked }
}
const part = (text = '') => JSON.parse(Buffer.from(text, 'base64url').toString())

describe('the way to browsers', () => {
  it('signs in once with a signature that Google can check, and sends what is shown', async () => {
    const { ask, asked } = google(() => Response.json({ name: 'projects/atelier-shop/messages/1' }))
    const carrier = firebase(account, ask)
    expect(await carrier.send(message)).toEqual({ id: 'projects/atelier-shop/messages/1' })
    await carrier.send({ ...message, link: 'https://shop.example/orders/1' })
    expect(asked.map(({ url }) => url)).toEqual([
      'https://oauth2.googleapis.com/token',
      'https://fcm.googleapis.com/v1/projects/atelier-shop/messages:send',
      'https://fcm.googleapis.com/v1/projects/atelier-shop/messages:send',
    ])
    const [head, claims, signature = ''] =
      new URLSearchParams(asked[0]?.init.body as URLSearchParams).get('assertion')?.split('.') ?? []
    expect([part(head), part(claims)]).toMatchObject([
      { alg: 'RS256' },
      { aud: 'https://oauth2.googleapis.com/token', iss: 'push@atelier-shop.iam.gserviceaccount.com' },
    ])
    expect(
      createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url'),
    ).toBe(true)
    const bodies = asked.slice(1).map(({ init }) => JSON.parse(String(init.body)).message)
    const notification = { title: 'New message', body: 'Where is it?' }
    expect(bodies).toEqual([
      { token: 'browser', notification },
      { token: 'browser', notification, webpush: { fcm_options: { link: 'https://shop.example/orders/1' } } },
    ])
    expect(new Headers(asked[1]?.init.headers).get('Authorization')).toBe('Bearer access')
  })

  it('tells a browser that is gone from a failure', async () => {
    const gone = google(() =>
      Response.json({ error: { message: 'Requested entity was not found.' } }, { status: 404 }),
    )
    expect(await firebase(account, gone.ask).send(message)).toEqual({ gone: true })
    const busy = google(() => Response.json({ error: { message: 'Quota exceeded.' } }, { status: 429 }))
    await expect(firebase(account, busy.ask).send(message)).rejects.toThrow('429: Quota exceeded.')
  })

  it('refuses a file that is no service account, without a word of it', () => {
    expect(() => firebase('{"private_key": "secret"}')).toThrow(/^The Firebase service account is not/)
    expect(() => firebase('secret')).toThrow(/^(?!.*secret)/)
  })
})
