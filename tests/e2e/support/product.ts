import { join } from 'node:path'
import { buildFrontEnd, isStale } from '../../../server/web/buildFrontEnd.ts'
import { builtFrontEnd, type FrontEnd } from '../../../server/web/frontEnd.ts'
import { type TestServer, type TestServerOptions, testServer } from '../../support/server.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const named = process.env.BUILT_FRONT_END

/** Where the front end lies that the tests use. */
export const builtDirectory = (): string => named ?? join(root, 'dist')

/** The front end as it is delivered: that of BUILT_FRONT_END where it names one, else built from the sources as they are. */
async function frontEnd(): Promise<FrontEnd> {
  if (!named && isStale(root) && !buildFrontEnd(root))
    throw new Error('The front end could not be built. See above.')
  const built = await builtFrontEnd(builtDirectory())
  if (!built)
    throw new Error(
      `There is no front end in ${named}. Expected its index.html. Build it, or unset BUILT_FRONT_END.`,
    )
  return built
}

/** The whole product on a free port: the real server with its demo accounts and an empty shop, and the built front end. */
export const startProduct = async (options: TestServerOptions = {}): Promise<TestServer> =>
  testServer({ frontEnd: await frontEnd(), ...options })
