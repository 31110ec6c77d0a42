import { type Answer, askService, refusalOf } from '../../../../../server/askService.ts'
import { defined } from '../../../../../src/core/defined.ts'
import type { RazorpayAccount } from './account.ts'

/** Razorpay did not do what it was asked for; `status` is that of its answer. */
export class RazorpayRefusal extends Error {
  readonly status: number

  constructor(answer: Answer) {
    const { error } = (answer.body ?? {}) as { error?: { description?: string } }
    super(refusalOf('Razorpay', answer, error?.description))
    this.status = answer.status
  }
}

/**
 * Asks the API of Razorpay ("API Reference", razorpay.com/docs/api): Basic authentication with the pair of keys, JSON, amounts in paise.
 * @throws RazorpayRefusal, or Error where it did not answer
 */
export async function askRazorpay<T>(
  { key, secret }: RazorpayAccount,
  path: string,
  body?: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const answer = await askService(
    'Razorpay',
    `https://api.razorpay.com/v1/${path}`,
    defined({
      method: body ? 'POST' : 'GET',
      headers: defined<Record<string, string>>({
        Authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
        'Content-Type': body ? 'application/json' : undefined,
        ...headers,
      }),
      body: body ? JSON.stringify(body) : undefined,
    }),
  )
  if (!answer.ok || typeof answer.body !== 'object' || answer.body === null) throw new RazorpayRefusal(answer)
  return answer.body as T
}
