import { createReadStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { importList, type ListDifference } from '../../resources/delivery/pincode/server/importList.ts'
import { readOfficialList } from '../../resources/delivery/pincode/server/officialList.ts'
import { resources } from '../../resources/index.ts'
import { makeLog } from '../../server/log.ts'
import { readCsv } from '../../server/records/csvReader.ts'
import { readSettings } from '../../server/settings.ts'
import { prepare } from '../prepare.ts'

/** Loads the full list of India's pincodes from a CSV file; without `--apply` it only says what would change (docs/operations.md). */
const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    apply: { type: 'boolean', default: false },
    'close-missing': { type: 'boolean', default: false },
  },
})

try {
  if (!values.file)
    throw new Error(
      'No file was named. A CSV list of post offices was expected. Use: node start/commands/importPincodes.ts --file pincodes.csv [--apply] [--close-missing]',
    )
  const { pincodes, unreadable } = await readOfficialList(readCsv(createReadStream(values.file)))
  const settings = readSettings(process.env)
  const context = await prepare(settings, resources, makeLog(settings))
  try {
    const missing = values['close-missing'] ? 'close' : 'keep'
    tell(await importList(context, pincodes, { dryRun: !values.apply, missing }), unreadable)
  } finally {
    await context.database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function tell(
  { created, changed, unchanged, missing, closed, newDistricts, refused }: ListDifference,
  unreadable: number,
) {
  console.log(`new ${created}, changed ${changed}, unchanged ${unchanged}, not in the file ${missing.length}`)
  if (closed > 0) console.log(`closed because they are not in the file: ${closed}`)
  if (newDistricts.length > 0) console.log(`new districts: ${newDistricts.join('; ')}`)
  if (unreadable > 0) console.log(`lines that could not be read: ${unreadable}`)
  for (const { pincode, reason } of refused) console.log(`${pincode} refused: ${reason}`)
  if (!values.apply) console.log('Nothing was stored. To store it, add --apply.')
}
