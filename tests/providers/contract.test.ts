import { setupServer } from 'msw/node'
import { afterAll, beforeAll } from 'vitest'
import { createDataProvider } from '../../src/providers/dataProvider.ts'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import { shop } from '../types/shop.ts'
import { describeContract } from './contract.ts'
import { inEnglish } from './english.ts'
import { fakeApi } from './fakeApi.ts'

const server = setupServer(...fakeApi('http://localhost:3000/api/v1', shop))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

describeContract('the imitation', async () =>
  createDataProvider(createHttpClient({ translate: inEnglish }), shop),
)
