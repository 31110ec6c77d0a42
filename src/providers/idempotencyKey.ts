/**
 * A key that makes a repeated POST answer as the first time (`Idempotency-Key`). Not `crypto.randomUUID()`, which a page served without
 * TLS does not have.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
