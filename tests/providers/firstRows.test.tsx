import { render } from '@testing-library/react'
import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { CoreAdminContext, ListBase, useListContext } from 'ra-core'
import { MemoryRouter } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { createDataProvider } from '../../src/providers/dataProvider.ts'
import { startEarlyRead } from '../../src/providers/earlyRead.ts'
import { takeFirstRows } from '../../src/providers/firstRows.ts'
import { hearNames } from '../../src/providers/hearNames.ts'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import { createQueryClient } from '../../src/providers/queryClient.ts'
import { endSession, startSession } from '../../src/providers/session.ts'
import { inEnglish } from './english.ts'

const page = 'http://localhost:3000'
let asked = 0
let answered = Promise.resolve()
const server = setupServer(
  mock.get(`${page}/api/v1/brands`, async () => {
    asked++
    await answered
    return HttpResponse.json([{ id: 'first', name: 'Anokhi' }], {
      headers: { 'Content-Range': 'brands 0-0/1' },
    })
  }),
)
const http = createHttpClient({ translate: inEnglish })
const dataProvider = createDataProvider(hearNames(http, createQueryClient(), resources), resources)
const arrive = () => expect.poll(() => window.earlyRead?.isThere).toBe(true)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  localStorage.clear()
  delete window.earlyRead
  asked = 0
  answered = Promise.resolve()
  history.replaceState(null, '', '/app/pages/brand')
  startSession('one', { _id: '1', type: 'ADMIN', username: 'a', name: 'A' }, [])
})
afterEach(() => endSession('signed-out'))
afterAll(() => server.close())

/** What the list says each time it is drawn, with a client that may have its rows already. */
async function drawn(queryClient = createQueryClient()): Promise<string[]> {
  const said: string[] = []
  function Rows() {
    const { data } = useListContext()
    said.push(data?.map(({ name }) => name).join() ?? 'nothing yet')
    return null
  }
  const { unmount } = render(
    <MemoryRouter>
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
        <ListBase
          resource="pages/brand"
          sort={{ field: 'name', order: 'ASC' }}
          perPage={25}
          filter={{ isActive: true }}
          queryOptions={{ meta: { fields: ['name'] } }}
          disableAuthentication
        >
          <Rows />
        </ListBase>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  await expect.poll(() => said.at(-1)).toBe('Anokhi')
  unmount()
  return said
}

describe('the rows of a list that was asked for before its code was there', () => {
  it('stand in the list the first time that it is drawn, without another request', async () => {
    expect((await drawn())[0]).toBe('nothing yet')
    startEarlyRead()
    await arrive()
    const client = createQueryClient()
    await takeFirstRows(client, dataProvider, resources)
    expect(new Set(await drawn(client))).toEqual(new Set(['Anokhi']))
    expect(asked).toBe(2)
  })

  it('are left to the list where the answer is a refusal, which is then told once', async () => {
    await drawn()
    server.use(
      mock.get(`${page}/api/v1/brands`, () => HttpResponse.json({}, { status: 503 }), { once: true }),
    )
    startEarlyRead()
    await window.earlyRead?.answer
    const client = createQueryClient()
    await takeFirstRows(client, dataProvider, resources)
    expect(client.getQueryCache().getAll()).toEqual([])
  })

  it('are not waited for where no answer has come yet', async () => {
    await drawn()
    const { promise, resolve } = Promise.withResolvers<void>()
    answered = promise
    startEarlyRead()
    const client = createQueryClient()
    await takeFirstRows(client, dataProvider, resources)
    expect(client.getQueryCache().getAll()).toEqual([])
    const list = drawn(client)
    resolve()
    await list
    expect(asked).toBe(2)
  })
})
