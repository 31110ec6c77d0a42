import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The release of this server, as package.json names it. */
export const release: string = (
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as { version: string }
).version
