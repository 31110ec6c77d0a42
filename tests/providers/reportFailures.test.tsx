import { globSync, readFileSync } from 'node:fs'
import { act, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, HttpError, type I18nProvider } from 'ra-core'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useAsked } from '../../resources/shared/ask/screens/useAsked.ts'
import { useSubmit } from '../../resources/staff/account/screens/useSubmit.ts'
import type { Resource } from '../../src/core/index.ts'
import { createDataProvider } from '../../src/providers/dataProvider.ts'
import { holdRefused } from '../../src/providers/holdRefused.ts'
import { createQueryClient } from '../../src/providers/queryClient.ts'
import { reportFailures } from '../../src/providers/reportFailures.ts'
import { useAct } from '../../src/providers/useAct.ts'
import { useOperation } from '../../src/providers/useOperation.ts'
import { Failures } from '../../src/shell/notices/Failures.tsx'
import { Notifications } from '../../src/shell/notices/Notifications.tsx'
import { useActOnce } from '../../src/views/useActOnce.ts'

const i18nProvider: I18nProvider = {
  translate: (key) => key,
  changeLocale: async () => {},
  getLocale: () => 'en',
}
const sentence = 'Validation Error: One, Two'
const body = { errors: { amount: 'One', note: 'Two', root: { serverError: sentence } } }

/** The provider of the product over a server that refuses everything. */
function refusing(error: unknown = new HttpError(sentence, 422, body)) {
  const refuse = async () => Promise.reject(error)
  const http = {
    apiUrl: 'http://shop.test/api/v1',
    translate: (key: string) => key,
    json: refuse,
    blob: refuse,
  }
  return reportFailures(
    holdRefused(createDataProvider({ ...http, headers: () => new Headers() } as never, {})),
  )
}

function show(content: React.ReactNode, dataProvider = refusing()) {
  return render(
    <CoreAdminContext
      i18nProvider={i18nProvider}
      queryClient={createQueryClient()}
      dataProvider={dataProvider}
    >
      {content}
      <Failures />
      <Notifications />
    </CoreAdminContext>,
  )
}

const told = () => screen.queryAllByText(sentence)

/** What each call of the provider is given to send something; a new one that is missing here fails below. */
const calls: Readonly<Record<string, readonly unknown[]>> = {
  create: ['brand', { data: {} }],
  update: ['brand', { id: '1', data: { version: 1 }, previousData: {} }],
  updateMany: ['brand', { ids: ['1'], data: {}, meta: { versions: { 1: 1 } } }],
  delete: ['brand', { id: '1', previousData: { version: 1 } }],
  deleteMany: ['brand', { ids: ['1'], meta: { versions: { 1: 1 } } }],
  transition: ['brand', { id: '1', name: 'publish', version: 1 }],
  bulkTransition: ['brand', { items: [], name: 'publish' }],
  bulkUpdate: ['brand', { items: [] }],
  bulkDelete: ['brand', { items: [] }],
  undoBulk: ['brand', { id: '1' }],
  startBulkJob: ['brand', { action: 'delete', filter: {} }],
  bulkJobRefused: ['brand', { id: '1', page: 1, perPage: 10 }],
  runBulkJob: ['brand', { id: '1', version: 1 }],
  cancelBulkJob: ['brand', { id: '1' }],
  exportCsv: ['brand', {}],
  exportWorkbook: ['brand', {}],
  importCsv: ['brand', { csv: '' }],
  startExport: ['pages/brand', { format: 'csv' }],
  startImport: ['pages/brand', { csv: 'a' }],
  importOutcome: ['pages/brand', { id: '1' }],
  download: ['1'],
  request: ['brands/1/operations/hide', { method: 'POST', data: {} }],
  requestFile: ['log/export'],
}
/** Reads, whose failures are told by the queries that made them; and the upload, which asks past the client. */
const others = [
  ...['getList', 'getOne', 'getMany', 'getManyReference'],
  ...[
    'lookup',
    'history',
    'referrers',
    'counts',
    'bulkChanges',
    'bulkJobs',
    'bulkJob',
    'upload',
    'supportAbortSignal',
  ],
]

describe('what somebody does in vain', () => {
  it('knows every call of the provider', () => {
    expect(Object.keys(refusing()).sort()).toEqual([...Object.keys(calls), ...others].sort())
  })

  it.each(Object.entries(calls))(
    'shows one notification where %s fails, whoever catches it',
    async (name, args) => {
      const provider = refusing() as unknown as Record<
        string,
        (...sent: readonly unknown[]) => Promise<unknown>
      >
      show(null, provider as never)
      await act(async () => void (await provider[name]?.(...args).catch(() => undefined)))
      expect(told()).toHaveLength(1)
    },
  )

  it('says nothing of reads that are no query, of questions, and of what was called off', async () => {
    const provider = refusing()
    show(null, provider)
    const question = refusing(new HttpError('Your password, please.', 422, { code: 'password-needed' }))
    const stopped = refusing(new DOMException('Stopped', 'AbortError'))
    await act(async () => {
      await provider.request('auth/notice').catch(() => undefined)
      await question.request('x', { method: 'POST' }).catch(() => undefined)
      await stopped.request('x', { method: 'POST' }).catch(() => undefined)
    })
    expect(screen.queryAllByText(/Validation|password|Stopped/)).toEqual([])
  })

  it('shows it beside what stands at the inputs, once, on each of the ways by which dialogs and actions send', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const area = { path: 'pages/brand', endpoint: 'brands' } as Resource
    const record = { id: '1', version: 1 } as never
    function Dialog() {
      const ask = useOperation(area)
      const [doAct] = useAct()
      const asked = useAsked({ resource: area, records: [record], ask: { operation: 'hide', input: {} } })
      const several = useAsked({
        resource: area,
        records: [record, record],
        ask: { operation: 'hide', input: {} },
      })
      const form = useSubmit(async () => void (await ask('hide', { id: '1' })))
      return (
        <>
          <button type="button" onClick={() => void asked.go()}>
            asked {asked.why}
          </button>
          <button type="button" onClick={() => void several.go()}>
            several {several.why}
          </button>
          <button type="button" onClick={() => void form.submit({})}>
            form {form.refusal.fields.amount}
          </button>
          <button type="button" onClick={() => void doAct(async () => ask('hide', { id: '1' }))}>
            act
          </button>
        </>
      )
    }
    for (const [name, inline] of [
      ['asked', 'One Two'],
      ['several', 'One Two'],
      ['form', 'One'],
      ['act', ''],
    ] as const) {
      const { unmount } = show(<Dialog />)
      await act(async () => screen.getByRole('button', { name: new RegExp(`^${name}`) }).click())
      await screen.findByRole('button', { name: `${name} ${inline}`.trim() })
      expect([name, told().length]).toEqual([name, 1])
      unmount()
    }
  })
})

describe('an action that draws nothing', () => {
  it('is done once, however often it is drawn, and over once it failed, which is said once', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const area = { path: 'pages/brand', endpoint: 'brands' } as Resource
    const asked = vi.fn()
    const close = vi.fn()
    function Action() {
      const ask = useOperation(area)
      useActOnce(close, async () => {
        asked()
        return ask('hide', { id: '1' })
      })
      return null
    }
    show(
      <StrictMode>
        <Action />
      </StrictMode>,
    )
    await screen.findByText(sentence)
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(asked).toHaveBeenCalledTimes(1)
    expect(told()).toHaveLength(1)
    expect(screen.queryByText('One Two')).toBeNull()
  })
})

describe('whatever sends', () => {
  /** Where somebody must ask past the provider, and says itself what became of it. */
  const allowed = [
    'src/auth', // signing in has no frame yet, and says at its form what failed
    'src/providers',
    'src/push',
    'src/shell/notices/VersionNotice.tsx', // the page itself, not the API
    'src/shell/theme/accountPreferences.ts', // kept in the browser whatever the server says
  ]

  it('asks through the provider, so that no dialog, action or page of any area fails in silence', () => {
    const files = globSync([
      'src/**/*.{ts,tsx}',
      'resources/**/screens/**/*.{ts,tsx}',
      'resources/**/*.views.tsx',
    ])
    expect(files.length).toBeGreaterThan(900)
    const past = files.filter(
      (file) =>
        !allowed.some((part) => file.startsWith(part)) &&
        /\bfetch\(\s*[`'"/]|XMLHttpRequest|sendBeacon|\bhttp\.(json|blob)\(|createHttpClient|createDataProvider/.test(
          readFileSync(file, 'utf8'),
        ),
    )
    expect(past).toEqual([])
  })
})
