/**
 * A value with all its parts frozen, and its plain objects without a prototype: whatever name a client sends (`toString`, `constructor`),
 * looking it up among the fields, rules or areas of the product finds what was declared or nothing.
 */
export function sealed<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    if (Object.getPrototypeOf(value) === Object.prototype) Object.setPrototypeOf(value, null)
    Object.freeze(value)
    for (const part of Object.values(value)) sealed(part)
  }
  return value
}
