import { createSign } from 'node:crypto'
import { z } from 'zod'
import type { Tryable } from './carrier.ts'

/** A message to one browser. */
export interface Push {
  readonly token: string
  readonly title: string
  readonly body: string
  /** Where a press on it leads: a whole https address. */
  readonly link: string | null
}

/** What came of it; `gone` where that browser cannot be reached any more. */
export type PushOutcome = { readonly id: string } | { readonly gone: true }

/** The way to browsers. `send` rejects where it failed for now, with a sentence for staff. */
export interface PushCarrier {
  readonly name: string
  send(push: Push): Promise<PushOutcome>
}

/** The parts of a service account's file that are needed; the address of its tokens is not taken from the file. */
const accountSchema = z.object({
  project_id: z.string().regex(/^[a-z0-9-]{4,40}$/),
  client_email: z.email(),
  private_key: z.string().startsWith('-----BEGIN'),
})

const tokens = 'https://oauth2.googleapis.com/token'
const scope = 'https://www.googleapis.com/auth/firebase.messaging'

/** How long Google may take for one answer. */
const patience = 15_000

/**
 * Firebase Cloud Messaging, HTTP v1, with the JSON file of a service account. One token of access serves all messages of a carrier.
 * @throws Error where the file is none
 */
export function firebase(file: string, ask: typeof fetch = fetch): PushCarrier & Tryable {
  const { project_id, client_email, private_key } = readAccount(file)
  let access: Promise<string> | undefined
  const post = (url: string, init: RequestInit) =>
    ask(url, { method: 'POST', signal: AbortSignal.timeout(patience), ...init })
  return {
    name: 'firebase',
    async send({ token, title, body, link }) {
      access ??= signIn()
      const answer = await post(`https://fcm.googleapis.com/v1/projects/${project_id}/messages:send`, {
        headers: { Authorization: `Bearer ${await access}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({
          message: {
            token,
            notification: { title, body },
            webpush: link ? linked(link) : undefined,
          },
        }),
      })
      const said = (await answer.json().catch(() => ({}))) as { name?: string; error?: { message?: string } }
      if (answer.ok && said.name) return { id: said.name }
      if (answer.status === 404) return { gone: true }
      throw new Error(`Firebase answered ${answer.status}: ${said.error?.message ?? 'nothing'}`.slice(0, 300))
    },
    async check() {
      await signIn()
    },
  }

  async function signIn(): Promise<string> {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: client_email, scope, aud: tokens, iat: now, exp: now + 3600 }
    const unsigned = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encoded).join('.')
    const signature = createSign('RSA-SHA256').update(unsigned).sign(private_key, 'base64url')
    const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
    const answer = await post(tokens, {
      body: new URLSearchParams({ grant_type: grant, assertion: `${unsigned}.${signature}` }),
    })
    const { access_token } = (await answer.json().catch(() => ({}))) as { access_token?: string }
    if (!answer.ok || !access_token)
      throw new Error(`Google refused the service account with ${answer.status}.`)
    return access_token
  }
}

function readAccount(file: string): z.output<typeof accountSchema> {
  try {
    return accountSchema.parse(JSON.parse(file))
  } catch {
    // What is wrong with it would show parts of the key.
    throw new Error('The Firebase service account is not the JSON file that the Firebase console gives.')
  }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const linked = (link: string) => ({ fcm_options: { link } })
