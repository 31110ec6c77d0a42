import { afterAll, beforeAll, vi } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import type { Registry } from '../../src/core/index.ts'
import { createDataProvider } from '../../src/providers/dataProvider.ts'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import { signIn } from '../../src/providers/signIn.ts'
import { describeContract } from '../providers/contract.ts'
import { inEnglish } from '../providers/english.ts'
import { type TestServer, testServer } from '../support/server.ts'
import { shop } from '../types/shop.ts'

let server: TestServer | undefined

beforeAll(async () => {
  server = await testServer({ registry: shop as unknown as Registry })
  // The browser's half asks where it is; here it stands where the server is.
  vi.stubGlobal('location', new URL(server.url))
  vi.stubGlobal('window', globalThis)
}, 60_000)
afterAll(() => server?.close())

describeContract('the real server', async () => {
  const http = createHttpClient({ translate: inEnglish })
  await signIn(http, { authinfo: 'admin@atelier.test', password: demoPassword })
  return createDataProvider(http, shop)
})
