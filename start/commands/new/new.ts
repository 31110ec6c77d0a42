import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { writeArea } from './area.ts'
import { addFields } from './field.ts'
import { root } from './source.ts'
import { readFields } from './words.ts'

const use = `Use: npm run new -- supplier --menu catalogue name:text! city:reference:city price:money
     npm run new -- field supplier leadTime:integer
     npm run new -- texts`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { menu: { type: 'string', default: 'catalogue' } },
})

try {
  const [first = '', ...words] = positionals
  if (first === '')
    throw new Error(`No area was named. Expected a name in camelCase, in the singular.\n${use}`)
  const files =
    first === 'texts' ? [] : first === 'field' ? [addFields(...ofField(words))] : await area(first, words)
  for (const file of files) console.log(`  ${file}`)
  finish(files)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function area(name: string, words: readonly string[]): Promise<string[]> {
  const asked = words.length > 0 || !process.stdin.isTTY ? words : await ask()
  return writeArea(name, values.menu, readFields(asked))
}

/** `supplier leadTime:integer`, or in three words `supplier leadTime integer`. */
function ofField([area = '', name = '', ...rest]: readonly string[]): Parameters<typeof addFields> {
  if (!name) throw new Error(`A field needs an area, a name and a kind.\n${use}`)
  const words = name.includes(':') || rest.length !== 1 ? [name, ...rest] : [`${name}:${rest[0]}`]
  return [area, readFields(words)]
}

/** Whoever names no fields on the command line is asked for them. */
async function ask(): Promise<string[]> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    'Fields, such as name:text! city:reference:city price:money (empty for a start): ',
  )
  terminal.close()
  return answer.split(/\s+/).filter(Boolean)
}

/** What is written is formatted, gets its texts, and is checked: in processes that read the registry as it is now. */
function finish(files: readonly string[]): void {
  if (files.length > 0) run('biome', ['check', '--write', '--log-level=error', ...files])
  run('node', ['start/commands/new/missingTexts.ts'])
  if (process.exitCode) return
  run('node', ['start/commands/check.ts', 'areas'])
}

function run(program: string, words: readonly string[]): void {
  const { status } = spawnSync(program, words, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
