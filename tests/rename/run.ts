import { globSync } from 'node:fs'
import { resources } from '../../resources/index.ts'
import { columnName, tableName } from '../../src/derive/sqlNames.ts'
import { unknownBareNames, unknownTexts } from '../../start/commands/statements/bareNames.ts'
import { readStatements } from '../../start/commands/statements/statementsIn.ts'
import { productColumns, unknownNames } from '../../start/commands/statements/unknownNames.ts'
import { copyOfProject } from '../commands/copyOfProject.ts'
import { openCompiler } from './compiler.ts'
import { follow, type Missed } from './follow.ts'
import { placesOf, renameDeclared, renamed } from './places.ts'
import { unseenOf } from './unseen.ts'

// npm run test:rename [-- <area>.<field> …]: calls fields otherwise in a copy of the project, in their descriptors alone, and goes after
// what the compiler and the check of the statements name. Fails where a place is left that may mean the field.

const usual = [
  ...['product.dispatchDays', 'stockLocation.cutOff', 'payment.mismatch', 'orderReturn.pickupOn'],
  ...['order.promisedBy', 'customer.codBlocked', 'contactMessage.firstResponseDue', 'pincode.surcharge'],
  ...[
    'informationPolicy.effectiveFrom',
    'broadcast.hourlyLimit',
    'subAdminRole.piiAccess',
    'project.dueDate',
  ],
]

/** Places that mean something else, which the compiler cannot know. */
const otherwise: readonly { text: string; because: string }[] = [
  { text: 'mismatch: { mismatchRenamed: true },', because: 'a saved view of that name' },
  { text: 'codBlocked: { codBlockedRenamed: true },', because: 'a saved view of that name' },
]

const asked = process.argv.slice(2)
const wanted = (asked.length > 0 ? asked : usual).map((name) => {
  const [area = '', field = ''] = name.split('.')
  const resource = Object.values(resources).find((each) => each.name === area)
  if (!resource?.fields[field as never])
    throw new Error(`There is no field ${name}. Expected <area>.<field>, such as payment.mismatch.`)
  return { area, field, table: tableName(resource) }
})

const copy = copyOfProject()
try {
  const compiler = openCompiler(copy.root, ['src/core', 'server', 'src'])
  const before = new Map(wanted.map(({ field }) => [field, placesOf(copy.root, field).length]))
  const columns = productColumns()
  const changed = wanted.flatMap(({ area, field, table }) => {
    const [folder = ''] = globSync(`resources/*/${area}`, { cwd: copy.root })
    columns.get(table)?.delete(columnName(field))
    columns.get(table)?.add(renamed(columnName(field)))
    return renameDeclared(copy.root, folder, field)
  })
  compiler.reread(changed)
  const followed = follow(
    copy.root,
    wanted.map(({ field }) => field),
    compiler,
    () => missedIn(columns),
  )
  let unseen = 0
  for (const { area, field } of wanted) {
    const { named = 0, rest = [] } = followed.get(field) ?? {}
    // What the demo shop is filled with is held to the fields by the save of each record.
    const judged = rest.filter(({ file }) => !file.startsWith('demo/'))
    const found = unseenOf(copy.root, judged, compiler).filter(
      ({ text }) => !otherwise.some((each) => each.text === text),
    )
    unseen += found.length
    console.log(
      `${area}.${field}: ${before.get(field)} places, ${named + 1} of them the field, ${found.length} unseen.`,
    )
    for (const { file, line, text } of found) console.error(`  ${file}:${line}: ${text}`)
  }
  compiler.close()
  console.log(
    unseen === 0
      ? `${wanted.length} fields: every place that names one is seen.`
      : `${unseen} places may mean a field, and nobody would notice. Type them, or say in tests/rename/run.ts what else they mean.`,
  )
  process.exitCode = unseen === 0 ? 0 : 1
} finally {
  copy.remove()
}

function missedIn(columns: ReturnType<typeof productColumns>): Missed[] {
  const read = readStatements(copy.root)
  return [
    ...unknownNames(read, columns),
    ...unknownBareNames(read, columns),
    ...unknownTexts(copy.root, columns),
  ].map((said) => {
    const [, file = '', line = '', name = ''] = /^(.*?):(\d+): .* called (.*?)(?: there)?\.$/.exec(said) ?? []
    return { file, line: Number(line), name }
  })
}
