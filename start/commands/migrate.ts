import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { resources } from '../../resources/index.ts'
import { migrate } from '../../server/database/migrate.ts'
import { openDatabase } from '../../server/database/open.ts'
import { demandNoNewer, stampRelease } from '../../server/release.ts'
import { readSettings } from '../../server/settings.ts'
import type { Registry } from '../../src/core/index.ts'
import { wantedTables } from '../appTables.ts'

/** Shows what the descriptors need of the database; with `--apply <name>` carries out what a start refuses to do unasked. */
try {
  const { values } = parseArgs({
    args: named(process.argv.slice(2)),
    options: {
      apply: { type: 'string', multiple: true, default: [] },
      run: { type: 'boolean', default: false },
    },
  })
  const { databaseUrl, dataDir } = readSettings(process.env)
  const database = await openDatabase({ databaseUrl, dataDir: join(resolve(dataDir), 'database') })
  try {
    const tables = wantedTables(resources as unknown as Registry)
    const dryRun = values.apply.length === 0 && !values.run
    await demandNoNewer(database)
    const statements = await migrate(database, tables, { apply: values.apply, dryRun })
    if (!dryRun) await stampRelease(database)
    console.log(statements.join(';\n') || 'The database is as the descriptors need it.')
    if (dryRun && statements.length > 0)
      console.log('\nNothing was changed. The next start applies this, or: npm run migrate -- --run')
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

/** `--apply` without a word would take the next option for it, or end in the words of a library. */
function named(words: string[]): string[] {
  const lacking = words.some((word, index) => word === '--apply' && !/^[a-z]/.test(words[index + 1] ?? ''))
  if (lacking)
    throw new Error(
      '--apply names nothing. Expected what the plan names, such as --apply drop:product.title. Run it without --apply to see the plan; what is only added is applied by --run.',
    )
  return words
}
