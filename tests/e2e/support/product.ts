import { join } from 'node:path'
import { inject } from 'vitest'
import { builtFrontEnd, type FrontEnd } from '../../../server/web/frontEnd.ts'
import type { TestServer, TestServerOptions } from '../../support/server.ts'
import { serverIn } from './states.ts'

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
export const startProduct = async (options: TestServerOptions = {}): Promise<TestServer> =>
  serverIn(inject('states'), 'empty', { frontEnd: await frontEnd(), ...options })

/** The whole product with the demo shop in it: all its brands, categories and tags, and sixty products. */
export const startShop = async (): Promise<TestServer> =>
  serverIn(inject('states'), 'shop', { frontEnd: await frontEnd() })
