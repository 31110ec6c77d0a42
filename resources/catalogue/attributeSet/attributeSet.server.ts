import { defineHooks } from '../../../server/defineHooks.ts'
import { attributeSet } from './attributeSet.ts'
import { beforeSave } from './server/beforeSave.ts'

/** What the server does beside storing an attribute set. */
export default defineHooks(attributeSet, { beforeSave })
