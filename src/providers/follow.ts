import { authToken } from './session.ts'

/** Milliseconds between two looks. */
const pause = 1000

/**
 * Looks again and again at what is done behind, and answers with how it was seen when it had ended. A look that fails is no end: the
 * connection may come back. There is no answer where it was given up, here or elsewhere, where nobody wants one any more or may look, and
 * for those who have signed out.
 */
export async function follow<T>(
  look: () => Promise<T>,
  isUnderWay: (seen: T) => boolean,
  isWanted: () => boolean = () => true,
): Promise<T | undefined> {
  for (;;) {
    if (authToken() === null || !isWanted()) return undefined
    try {
      const seen = await look()
      if (!isUnderWay(seen)) return seen
    } catch (failure) {
      const { status } = failure as { status?: number }
      if (status === 404 || status === 403) return undefined
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
