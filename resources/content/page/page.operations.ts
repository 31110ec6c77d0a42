import { defineOperations } from '../../../server/defineOperations.ts'
import { publishingOperations } from '../publishing/server/publishingOperations.ts'
import { page } from './page.ts'

/** What pages can be asked (areas, 4). */
export default defineOperations(page, { ...publishingOperations(page) })
