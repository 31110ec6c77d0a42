import { join } from 'node:path'
import { bundle, withoutMaps } from './build/buildFrontEnd.ts'

/** `npm run build`: builds the front end and compresses its files; `npm start` leaves out the source maps. */
const built = bundle(join(import.meta.dirname, '..'), { maps: !process.argv.includes(withoutMaps) })
process.exitCode = built ? 0 : 1
