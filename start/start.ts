import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtFrontEnd } from '../server/web/frontEnd.ts'
import { buildFrontEnd, isStale } from './build/buildFrontEnd.ts'
import { run } from './run.ts'

/** `npm start`: the server, while the front end is built where that is needed. */
const root = join(import.meta.dirname, '..')

await run(async (tell) => {
  if (isStale(root)) {
    tell('Building the front end …')
    if (!(await buildFrontEnd(root))) {
      const older = existsSync(join(root, 'dist', 'index.html'))
      console.error(
        `The front end could not be built. ${older ? 'An older one is served.' : 'Only the API is served.'} See above for the reason.`,
      )
    }
  }
  return builtFrontEnd(join(root, 'dist'))
})
