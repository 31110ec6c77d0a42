import { join } from 'node:path'
import { builtFrontEnd } from '../server/web/frontEnd.ts'
import { run } from './run.ts'

/** The server with the front end as `npm run build` left it. */
await run(() => builtFrontEnd(join(import.meta.dirname, '..', 'dist')))
