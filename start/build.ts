import { join } from 'node:path'
import { bundle } from './build/buildFrontEnd.ts'

/** `npm run build`: builds the front end and compresses its files. */
process.exitCode = bundle(join(import.meta.dirname, '..')) ? 0 : 1
