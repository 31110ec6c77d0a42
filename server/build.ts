import { join } from 'node:path'
import { buildFrontEnd } from './web/buildFrontEnd.ts'

/** `npm run build`: builds the front end and compresses its files. */
process.exitCode = buildFrontEnd(join(import.meta.dirname, '..')) ? 0 : 1
