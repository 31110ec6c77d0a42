import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'

let library: typeof sanitizeHtml | undefined

/**
 * The library that cleans HTML, from the first formatted text on: a server at rest does without its fifteen megabytes. It is there at once,
 * as the check of a record waits for nothing.
 */
export function htmlCleaner(): typeof sanitizeHtml {
  library ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitizeHtml
  return library
}
