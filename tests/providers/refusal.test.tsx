import { act, render, screen } from '@testing-library/react'
import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import {
  CoreAdminContext,
  memoryStore,
  useCreate,
  useDataProvider,
  useDelete,
  useGetList,
  useNotificationContext,
  useNotify,
  useUpdate,
} from 'ra-core'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAuthProvider } from '../../src/providers/authProvider.ts'
import { createDataProvider, type ShopDataProvider } from '../../src/providers/dataProvider.ts'
import { followSession } from '../../src/providers/followSession.ts'
import { holdRefused } from '../../src/providers/holdRefused.ts'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import { keepUsedPage } from '../../src/providers/pageInUse.ts'
import { createQueryClient } from '../../src/providers/queryClient.ts'
import { endSession, onSessionChange, readSession, startSession } from '../../src/providers/session.ts'
import { shop } from '../types/shop.ts'
import { inEnglish } from './english.ts'

const api = 'http://localhost:3000/api/v1'
const http = createHttpClient({ translate: inEnglish })
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => startSession('token', { _id: '7', type: 'ADMIN', username: 'a', name: 'A' }, []))
afterEach(() => {
  server.resetHandlers()
  endSession('signed-out')
})
afterAll(() => server.close())

function Notices() {
  const { notifications } = useNotificationContext()
  return <output>{notifications.map(({ message }) => String(message)).join(' · ')}</output>
}

/** The application as it is wired, without its views. */
function show(children: ReactNode) {
  const queryClient = createQueryClient()
  const store = memoryStore()
  const stop = followSession(queryClient, store)
  const providers = {
    authProvider: createAuthProvider(http, shop),
    dataProvider: holdRefused(createDataProvider(http, shop)),
    queryClient,
    store,
  }
  render(
    <CoreAdminContext {...providers}>
      {children}
      <Notices />
    </CoreAdminContext>,
  )
  return stop
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))
const succeeded = vi.fn()
const failed = vi.fn()
beforeEach(() => {
  succeeded.mockClear()
  failed.mockClear()
})

/** A button that writes as the views do: with react-admin's hook, and a message when it went well. */
function Write({ kind }: { kind: 'update' | 'create' | 'delete' | 'transition' }) {
  const notify = useNotify()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const done = () => {
    succeeded()
    notify('saved')
  }
  const options = { onSuccess: done, onError: failed }
  const [update] = useUpdate()
  const [create] = useCreate()
  const [remove] = useDelete()
  const record = { id: '1', version: 1, name: 'a' }
  const write = {
    update: () =>
      update('pages/brand', { id: '1', data: { ...record, name: 'b' }, previousData: record }, options),
    create: () => create('pages/brand', { data: { name: 'b' } }, options),
    delete: () => remove('pages/brand', { id: '1', previousData: record }, options),
    transition: () =>
      dataProvider.transition('pages/order', { id: '1', name: 'pay', version: 1 }).then(done, failed),
  }
  return (
    <button type="button" onClick={() => void write[kind]()}>
      write
    </button>
  )
}

const refuseAll = (status: number) =>
  server.use(mock.all(`${api}/*`, () => HttpResponse.json({ message: 'no' }, { status })))

describe.each([401, 403])('a write that is refused with %i', (status) => {
  it.each(['update', 'create', 'delete', 'transition'] as const)(
    'is no success, and no failure on the page: %s',
    async (kind) => {
      refuseAll(status)
      const stop = show(<Write kind={kind} />)
      act(() => screen.getByText('write').click())
      await settled()
      expect(readSession()).toBeNull()
      expect(succeeded).not.toHaveBeenCalled()
      expect(failed).not.toHaveBeenCalled()
      expect(screen.getByRole('status').textContent).toBe('')
      stop()
    },
  )
})

describe('other answers', () => {
  it('still reach the page: a success', async () => {
    server.use(mock.put(`${api}/brands/1`, () => HttpResponse.json({ id: '1', version: 2, name: 'b' })))
    const stop = show(<Write kind="update" />)
    act(() => screen.getByText('write').click())
    await expect.poll(() => succeeded).toHaveBeenCalledTimes(1)
    await expect.poll(() => screen.getByRole('status').textContent).toBe('saved')
    stop()
  })

  it('still reach the page: a conflict', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    server.use(
      mock.put(`${api}/brands/1`, () =>
        HttpResponse.json({ message: 'Stale.', code: 'stale' }, { status: 409 }),
      ),
    )
    const stop = show(<Write kind="update" />)
    act(() => screen.getByText('write').click())
    await expect.poll(() => failed).toHaveBeenCalledTimes(1)
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ status: 409, message: 'Stale.' })
    expect(succeeded).not.toHaveBeenCalled()
    expect(readSession()).not.toBeNull()
    stop()
  })
})

const answers = vi.fn()

function Read({ page }: { page: number }) {
  const { data } = useGetList('pages/brand', { pagination: { page, perPage: 10 } })
  if (data) answers(data)
  return null
}

describe('ten reads that are refused together', () => {
  it('end the session once, show no empty lists as if they were answers, and leave one notice to the sign-in page', async () => {
    refuseAll(403)
    const changes = vi.fn()
    const stopListening = onSessionChange(changes)
    const stop = show([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((page) => <Read key={page} page={page} />))
    await settled()
    expect(changes.mock.calls).toEqual([[{ kind: 'ended', reason: 'refused' }]])
    expect(answers).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('')
    stopListening()
    stop()
  })
})

describe('a call of a page that is kept', () => {
  let stop = () => {}
  beforeEach(() => {
    // React-admin writes of each failure.
    vi.mocked(console.error).mockImplementation(() => {})
    stop = keepUsedPage()
    window.dispatchEvent(new Event('keydown'))
  })
  afterEach(() => stop())
  const signInAgain = () =>
    act(() => startSession('next', { _id: '7', type: 'ADMIN', username: 'a', name: 'A' }, []))

  it('is neither done nor failed until the person is back; a write is not sent again by itself', async () => {
    refuseAll(403)
    const stopFollowing = show(<Write kind="update" />)
    act(() => screen.getByText('write').click())
    await settled()
    expect(readSession()).toBeNull()
    expect([succeeded, failed].map((called) => called.mock.calls.length)).toEqual([0, 0])
    const sent = vi.fn()
    server.use(mock.put(`${api}/brands/1`, () => HttpResponse.json(sent() ?? {})))
    signInAgain()
    await expect.poll(() => failed).toHaveBeenCalledTimes(1)
    expect(failed.mock.calls[0]?.[0]).toMatchObject({ status: 0, body: { code: 'interrupted' } })
    expect(readSession()?.token).toBe('next')
    expect([sent, succeeded].map((called) => called.mock.calls.length)).toEqual([0, 0])
    stopFollowing()
  })

  it('is made again by itself where it reads, and waits where it is made meanwhile', async () => {
    refuseAll(401)
    const asked: (string | null)[] = []
    const stopFollowing = show([1, 2].map((page) => <Read key={page} page={page} />))
    await expect.poll(() => readSession()).toBeNull()
    server.use(
      mock.get(`${api}/brands`, ({ request }) => {
        asked.push(request.headers.get('Authorization'))
        return HttpResponse.json([], { headers: { 'Content-Range': 'brands */0' } })
      }),
    )
    const later = holdRefused(createDataProvider(http, shop)).getList('pages/brand', {
      pagination: { page: 3, perPage: 10 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
    })
    await settled()
    expect(asked).toEqual([])
    signInAgain()
    expect((await later).data).toEqual([])
    await expect.poll(() => answers).toHaveBeenCalled()
    expect(new Set(asked)).toEqual(new Set(['Bearer next']))
    stopFollowing()
  })
})
