import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildFrontEnd, isStale } from './web/buildFrontEnd.ts'

/** Builds the front end where that is needed, then starts the server. */
const root = join(import.meta.dirname, '..')

if (isStale(root)) {
  console.log('Building the front end …')
  if (!buildFrontEnd(root)) {
    const older = existsSync(join(root, 'dist', 'index.html'))
    console.error(
      `The front end could not be built. ${older ? 'An older one is served.' : 'Only the API is served.'} See above for the reason.`,
    )
  }
}
await import('./main.ts')
