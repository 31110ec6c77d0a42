/** How long another service may take for one answer, in milliseconds. */
const patience = 15_000

/** What another service answered; `body` is undefined where it was no JSON. */
export interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly body: unknown
}

/**
 * Asks another service over HTTPS. Redirects are not followed: they would carry the keys away.
 * @throws Error with a sentence for staff where it did not answer in time or could not be reached
 */
export async function askService(service: string, url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      ...init,
    })
    const body: unknown = await answer.json().catch((error: unknown) => {
      if (error instanceof SyntaxError) return undefined
      throw error
    })
    return { ok: answer.ok, status: answer.status, body }
  } catch (error) {
    const isLate = (error as Error).name === 'TimeoutError'
    throw new Error(
      isLate
        ? `${service} did not answer within ${patience / 1000} seconds.`
        : `${service} could not be reached.`,
      { cause: error },
    )
  }
}

/** The sentence for staff about an answer that refuses: who, how, and in its own words why. */
export const refusalOf = (service: string, { status }: Answer, why: string | null | undefined): string =>
  `${service} answered ${status}: ${why || 'nothing'}`.slice(0, 300)
