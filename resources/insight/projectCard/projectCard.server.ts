import { defineHooks } from '../../../server/defineHooks.ts'
import { projectCard } from './projectCard.ts'
import { beforeSave } from './server/beforeSave.ts'

export default defineHooks(projectCard, { beforeSave })
