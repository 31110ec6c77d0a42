import { defineHooks } from '../../../server/defineHooks.ts'
import { calendarEvent } from './calendarEvent.ts'
import { beforeSave } from './server/beforeSave.ts'

export default defineHooks(calendarEvent, { beforeSave })
