const secret =
  /card|cvv|cvc|pan$|otp|pin$|password|token|secret|signature|authori[sz]ation|vpa|account|e-?mail|contact|phone/i

/** The payload of an event without what may not be kept: whatever a gateway sends, no card data and no key is stored. */
export function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value === 'string') return value.replace(/\b\d(?:[ -]?\d){11,18}\b/g, '[…]')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      secret.test(key) && (typeof part === 'string' || typeof part === 'number') ? '[…]' : redacted(part),
    ]),
  )
}
