import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { folderStore } from '../../../server/files/folderStore.ts'
import { builtFrontEnd, type FrontEnd } from '../../../server/web/frontEnd.ts'
import { temporaryDirectory, testDatabase } from '../../support/database.ts'
import { demoShop, staffedProduct } from '../../support/preparedProduct.ts'
import { type TestServer, type TestServerOptions, testServer } from '../../support/server.ts'
import type { Template } from '../../support/template.ts'
import { withDots } from './dots.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Where the front end lies that the tests use: as BUILT_FRONT_END names it, else built from the sources as they are. */
export const builtDirectory = (): string => process.env.BUILT_FRONT_END ?? join(root, 'dist')

async function frontEnd(): Promise<FrontEnd> {
  const built = await builtFrontEnd(builtDirectory())
  if (!built)
    throw new Error(
      `There is no front end in ${builtDirectory()}. Expected its index.html. Build it, or unset BUILT_FRONT_END.`,
    )
  return built
}

/** The whole product on a free port: the real server with its demo accounts and an empty shop, and the built front end. */
export const startProduct = (options: TestServerOptions = {}): Promise<TestServer> =>
  start(staffedProduct, options)

/** The whole product with the demo shop in it: all its brands, categories and tags, and sixty products. */
export const startShop = (): Promise<TestServer> => start(demoShop, {})

/** Always over the embedded database, as a browser cannot tell one from the other. */
async function start(template: Template, options: TestServerOptions): Promise<TestServer> {
  const built = await frontEnd()
  const database = await testDatabase({ engine: 'embedded', template })
  const dataDir = temporaryDirectory()
  const server = await testServer({
    frontEnd: built,
    ...options,
    database,
    accounts: false,
    environment: { ...options.environment, DATA_DIR: dataDir },
    context: { files: withDots(folderStore(join(dataDir, 'files'))), ...options.context },
  })
  const close = async () => {
    await server.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...server, close, [Symbol.asyncDispose]: close }
}
