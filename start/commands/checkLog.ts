import { parseArgs } from 'node:util'
import { resources } from '../../resources/index.ts'
import { makeLog } from '../../server/log.ts'
import { checkLog } from '../../server/seals/checkLog.ts'
import { readSettings } from '../../server/settings.ts'
import { prepare } from '../prepare.ts'

/**
 * Proves that the history is as it was sealed, or names what was changed, taken out or put in afterwards and ends with 1; `--known`
 * names a hash that an earlier run told, which must be in the chain still (docs/operations.md).
 */
const { values } = parseArgs({ options: { known: { type: 'string' } } })

try {
  const context = await prepare(readSettings(process.env), resources, makeLog(readSettings(process.env)))
  try {
    // It reads everything, which takes as long as it takes.
    const report = await context.database.session((db) => checkLog(db, values.known), { statementTimeout: 0 })
    const { portions, entries, head, broken } = report
    for (const { kind, portion, resource, recordId, id } of broken)
      console.log([kind, portion && `portion ${portion}`, resource, recordId, id].filter(Boolean).join(' '))
    if (broken.length === 0)
      console.log(`${entries} entries in ${portions} portions are as they were sealed.`)
    else console.log('The history is not as it was sealed.')
    if (head) console.log(`Head: ${head}`)
    process.exitCode = broken.length === 0 ? 0 : 1
  } finally {
    await context.database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
