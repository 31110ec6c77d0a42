import { join } from 'node:path'
import { bundle, forThisMachine } from './build/buildFrontEnd.ts'

/** `npm run build`: builds the front end for whoever visits it; `npm start` asks for less. */
const built = bundle(join(import.meta.dirname, '..'), { lean: process.argv.includes(forThisMachine) })
process.exitCode = built ? 0 : 1
