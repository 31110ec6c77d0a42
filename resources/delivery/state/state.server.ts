import { defineHooks } from '../../../server/defineHooks.ts'
import { withAlias } from '../geography/rules/withAlias.ts'
import { guardState } from './server/guardState.ts'
import { state } from './state.ts'

export default defineHooks(state, {
  beforeSave: async ({ db, record, previous }) => {
    await guardState(db, record, previous)
    if (!previous || previous.name === record.name) return undefined
    return { aliases: withAlias(record.name, record.aliases, previous.name) as typeof record.aliases }
  },
})
