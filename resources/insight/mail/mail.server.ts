import { defineHooks } from '../../../server/defineHooks.ts'
import { mail } from './mail.ts'
import { afterSave } from './server/afterSave.ts'
import { beforeSave } from './server/beforeSave.ts'
import { deliver } from './server/deliver.ts'

export default defineHooks(mail, { beforeSave, afterSave, jobs: { deliverMail: { run: deliver } } })
