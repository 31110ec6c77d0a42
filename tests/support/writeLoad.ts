import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { openDatabase } from '../../server/database/open.ts'
import { DatabaseUnavailable } from '../../server/database/unavailable.ts'

// A process of its own for crash tests: opens the embedded database in the directory given, or the server whose address follows, and
// writes without end, eight transactions at a time, until it is killed. A line with its number tells that a transaction was acknowledged.
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const database = await openDatabase({ dataDir, databaseUrl, maintenanceInterval: 150 })
await database.session((session) =>
  sql
    .raw(`create table if not exists entries (batch int, line int, note text, primary key (batch, line));
      create table if not exists totals (id int primary key, batches int not null);
      insert into totals values (1, 0) on conflict do nothing`)
    .execute(session),
)
const { rows } = await sql<{ next: number }>`select coalesce(max(batch), 0) + 1 as next from entries`.execute(
  database.db,
)
let next = rows[0]?.next ?? 1

const written = Promise.all(
  Array.from({ length: 8 }, async () => {
    for (;;) {
      const batch = next++
      await database.transaction(async (tx) => {
        for (const line of [1, 2, 3]) {
          await sql`insert into entries values (${batch}, ${line}, repeat('x', ${batch % 3000}))`.execute(tx)
        }
        await sql`update totals set batches = batches + 1`.execute(tx)
      })
      writeSync(1, `${batch}\n`)
    }
  }),
)

// Whose server was killed has nothing to write to any more; everything else is a fault.
await written.catch((error) => {
  if (!(error instanceof DatabaseUnavailable)) throw error
})
process.exit()
