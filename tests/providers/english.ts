import english from '../../i18n/en/session.ts'
import type { Translate } from '../../src/providers/failure.ts'

/** Finds the English texts that the providers speak, so that tests can compare with the words of the specification. */
export const inEnglish: Translate = (key, values = {}) => {
  const text = key
    .split('.')
    .reduce<unknown>((branch, name) => (branch as Record<string, unknown>)?.[name], english)
  if (typeof text !== 'string') throw new Error(`'${key}' is not a text of i18n/en/session.ts.`)
  return text.replace(/%\{(\w+)\}/g, (_, name) => String(values[name]))
}
