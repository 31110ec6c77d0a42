import { Agent, request } from 'node:http'
import { demoPassword } from '../demo/accounts.ts'
import { apiBase } from '../start/app.ts'

interface Answer {
  readonly body: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Calls the server by whole paths (`/api/v1/products`) on connections that stay open; a status other than 2xx is an error. Lighter than `fetch`, which would be measured too. */
export type Api = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

/** Signs one of the demo accounts in, the administrator unless another is named. */
export async function signedIn(
  url: string,
  authinfo = 'admin@atelier.test',
): Promise<{ api: Api; close(): void }> {
  const agent = new Agent({ keepAlive: true })
  const credentials = { authinfo, password: demoPassword, deviceToken: null }
  const { body } = await caller(url, agent, {})('POST', `${apiBase}/auth/login`, credentials)
  const { sessionToken } = JSON.parse(body) as { sessionToken: string }
  return {
    api: caller(url, agent, { Authorization: `Bearer ${sessionToken}` }),
    close: () => agent.destroy(),
  }
}

function caller(url: string, agent: Agent, always: Record<string, string>): Api {
  return (method, path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
      const asked = request(`${url}${path}`, {
        method,
        agent,
        headers: { ...always, ...type, ...headers },
      })
      asked.on('error', reject)
      asked.on('response', (answer) => {
        const chunks: Buffer[] = []
        answer.on('error', reject)
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          const status = answer.statusCode ?? 0
          if (status >= 200 && status < 300) resolve({ body: text, headers: answer.headers })
          else reject(new Error(`${method} ${path} answered ${status}. Success was expected.\n${text}`))
        })
      })
      asked.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body))
    })
}
