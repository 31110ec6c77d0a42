import { join } from 'node:path'
import { run } from './run.ts'
import { builtFrontEnd } from '../server/web/frontEnd.ts'

/** The server with the front end as `npm run build` left it. */
await run(() => builtFrontEnd(join(import.meta.dirname, '..', 'dist')))
