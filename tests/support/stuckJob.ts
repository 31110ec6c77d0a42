import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { job } from '../../resources/settings/job/job.ts'
import type { Context } from '../../server/context.ts'
import { openDatabase } from '../../server/database/open.ts'
import { runDue } from '../../server/jobs/runDue.ts'
import { makeLog } from '../../server/log.ts'
import { readSettings } from '../../server/settings.ts'

// A process of its own for tests of jobs: takes on what is due in the database given (a directory, or the address of a server), tells by a
// line that it has written, and stands still in the middle until it is killed.
const [place = ''] = process.argv.slice(2)
const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const database = await openDatabase(
  place.startsWith('postgres') ? { databaseUrl: place, dataDir: '' } : { dataDir: place },
)
const context = {
  settings,
  database,
  registry: { job },
  hooks: {},
  log: makeLog(settings),
} as unknown as Context
await runDue(context, {
  count: {
    every: 1,
    async run({ db }) {
      await sql`UPDATE tally SET runs = runs + 1`.execute(db)
      writeSync(1, 'written\n')
      await new Promise(() => setInterval(() => {}, 1000))
    },
  },
})
