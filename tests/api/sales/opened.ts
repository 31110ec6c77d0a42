import { afterAll, beforeAll } from 'vitest'
import { expectSound } from '../../support/expectSound.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { type ReturnShop, returnShop } from './returnShop.ts'

/** The server of a file of tests and the calls of its administrator; both work from the first test on. */
export interface Opened {
  readonly server: TestServer
  readonly admin: Call
}

/** Opens a server before the tests of a file, prepares it, and closes it after them. */
export function openServer(prepare: (opened: Opened) => Promise<unknown>): Opened {
  const server = {} as TestServer
  let signedIn: Call
  const opened: Opened = { server, admin: (path, init) => signedIn(path, init) }
  beforeAll(async () => {
    Object.assign(server, await testServer())
    signedIn = await server.signIn('admin')
    await prepare(opened)
  }, 120_000)
  afterAll(() => server.close?.())
  return opened
}

/** A shop (`orderShop`, `shipmentShop`) on a server of its own. */
export function openShop<Shop extends { prepare(): Promise<void> }>(
  make: (server: () => TestServer, admin: () => Call) => Shop,
): Opened & { readonly shop: Shop } {
  const opened: Opened = openServer(() => shop.prepare())
  const shop = make(
    () => opened.server,
    () => opened.admin,
  )
  return { ...opened, shop }
}

/** A shop of returns on a server of its own, whose sales and stock must add up at the end. */
export function openReturnShop(): Opened & { readonly shop: ReturnShop } {
  const shop = {} as ReturnShop
  const opened = openServer(async ({ server, admin }) => Object.assign(shop, await returnShop(server, admin)))
  // What is registered later ends first: the server is still there.
  afterAll(() => expectSound(opened.server.context))
  return { ...opened, shop }
}
