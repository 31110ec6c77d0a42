import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * What `npm start` runs. JavaScript, so that nothing has loaded node's TypeScript compiler before the cache is on: from the second
 * start on the server's sources need none, which takes half the time and a fifth less memory.
 */
enableCompileCache(join(import.meta.dirname, '..', '.cache', 'node'))
await import('./start.ts')
