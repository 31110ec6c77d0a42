import { defineHooks } from '../../../server/defineHooks.ts'
import { scheduleState } from '../publishing/rules/scheduleState.ts'
import { countSource, refreshWidgets } from './server/countSources.ts'
import { settleConfig } from './server/settleConfig.ts'
import { widget } from './widget.ts'

/** A configuration that fits the type, schedules that follow the clock, and how many products a section finds. */
export default defineHooks(widget, {
  beforeSave: async (change) => ({
    ...(await settleConfig(change)),
    scheduleState: scheduleState(change.record, new Date().toISOString()),
    sourceCount: await countSource(change.db, change.record),
  }),
  jobs: { followWidgets: { every: 1, run: ({ db, now }) => refreshWidgets(db, now) } },
})
