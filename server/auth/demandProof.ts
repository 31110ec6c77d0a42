import type { Actor } from '../actor.ts'
import { ApiError } from '../apiError.ts'

/** For how long a password that was given counts. */
const minutes = 10

/**
 * Lets go on who has given their password lately: a browser that was left open opens no door that way.
 * @throws ApiError `password-needed`; `POST /auth/prove` gives it again
 */
export function demandProof({ provenAt }: Pick<Actor, 'provenAt'>): void {
  if (provenAt !== undefined && Date.parse(provenAt) < Date.now() - minutes * 60_000)
    throw new ApiError('password-needed')
}
