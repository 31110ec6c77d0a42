import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { fillDemo } from '../../../demo/fill.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { folderStore } from '../../../server/files/folderStore.ts'
import { temporaryDirectory } from '../../support/database.ts'
import { demoOfTests } from '../../support/demoOfTests.ts'
import { type TestServer, type TestServerOptions, testServer } from '../../support/server.ts'
import { withDots } from './dots.ts'

// To fill the demo shop takes most of a minute of a processor, a copy of its data directory a fraction of a second. So the states in
// which suites begin are made once before the first of them (`setup.ts`), and each suite gets a copy of its own.

/** In which state a suite finds the product: as it is delivered, or with the demo shop in it. */
export type State = 'empty' | 'shop'

const root = join(import.meta.dirname, '..', '..', '..')
const directory = join(root, '.cache', 'test-shops')
const hour = 3_600_000

/** What a state follows from: all code and all texts that take part, and the hour, as the demo shop tells of the days until now. */
function key(): string {
  const hash = createHash('sha256').update(String(Math.floor(Date.now() / hour)))
  const files = globSync('{server,resources,start,demo,src,i18n}/**/*.*', { cwd: root }).sort()
  for (const file of [
    ...files,
    'tests/e2e/support/states.ts',
    'tests/support/demoOfTests.ts',
    'package-lock.json',
  ])
    if (statSync(join(root, file)).isFile()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 24)
}

/** Makes the states where there are none of this hour, and answers the directory that they are in. */
export async function makeStates(): Promise<string> {
  const states = join(directory, key())
  if (existsSync(states)) return states
  const draft = `${states}.${randomUUID()}`
  const [empty, shop] = [stateIn(draft, 'empty'), stateIn(draft, 'shop')]
  mkdirSync(empty, { recursive: true })
  await (await serverOn(empty, {})).close()
  cpSync(empty, shop, { recursive: true })
  const server = await serverOn(shop, { accounts: false })
  await fillDemo(server.context, () => undefined, demoOfTests)
  await server.close()
  forgetOld()
  // Another run that was faster has made the same.
  if (existsSync(states)) rmSync(draft, { recursive: true })
  else renameSync(draft, states)
  return states
}

/** States of earlier hours are of no use; those of the last one may still be in use by another run. */
function forgetOld(): void {
  for (const name of readdirSync(directory)) {
    const path = join(directory, name)
    if (Date.now() - statSync(path).mtimeMs > 2 * hour) rmSync(path, { recursive: true, force: true })
  }
}

/** Starts the product over a copy of one of the states in `states`, which is gone when it is closed. */
export async function serverIn(
  states: string,
  state: State,
  options: TestServerOptions,
): Promise<TestServer> {
  const dataDir = temporaryDirectory()
  cpSync(stateIn(states, state), dataDir, { recursive: true })
  const context = { files: withDots(folderStore(join(dataDir, 'files'))), ...options.context }
  const server = await serverOn(dataDir, { ...options, context, accounts: false })
  const close = async () => {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...server, close, [Symbol.asyncDispose]: close }
}

const stateIn = (states: string, state: State) => join(states, state)

/** The product over a data directory; database and files stay there when it is closed. */
async function serverOn(dataDir: string, options: TestServerOptions): Promise<TestServer> {
  const database = await openDatabase({ dataDir })
  const server = await testServer({
    ...options,
    database: { ...database, [Symbol.asyncDispose]: database.close },
    environment: { ...options.environment, DATA_DIR: dataDir },
  })
  const close = async () => {
    await server.close()
    await database.close()
  }
  return { ...server, close, [Symbol.asyncDispose]: close }
}
