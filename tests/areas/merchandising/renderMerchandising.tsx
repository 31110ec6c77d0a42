import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  CoreAdminContext,
  type DataProvider,
  memoryStore,
  TestMemoryRouter,
  useNotificationContext,
} from 'ra-core'
import polyglot from 'ra-i18n-polyglot'
import { type ReactNode, Suspense } from 'react'
import { catalogues } from '#texts'
import { resources } from '../../../resources/index.ts'
import type { Registry } from '../../../src/core/index.ts'
import { areaMessages } from '../../../src/derive/messages.ts'
import { startSession } from '../../../src/providers/session.ts'
import { RegistryContext } from '../../../src/views/RegistryContext.ts'

const { areas, subjects } = await catalogues.en()

const registry = resources as unknown as Registry

/** An operation as it was asked: `product-categories/operations/move`. */
export interface Asked {
  readonly path: string
  readonly input: any
}

/** Answers by the end of the path, such as `operations/shelf`; a function gets the input and may throw. */
export type Answers = Readonly<Record<string, unknown>>

/** Renders parts of merchandising over a data provider that answers operations, in a router whose address can be read. */
export function renderMerchandising(
  node: ReactNode,
  {
    answers = {},
    search = '',
    permissions,
    provider = {},
    opened = Object.keys(registry),
  }: {
    answers?: Answers
    search?: string
    permissions?: readonly Record<string, unknown>[]
    provider?: Record<string, unknown>
    /** The areas whose texts are loaded, all by default; of the others a page knows the names alone. */
    opened?: readonly string[]
  } = {},
) {
  startSession(
    'token',
    { _id: 'u1', type: permissions ? 'SUB_ADMIN' : 'ADMIN', username: 'asha', name: 'Asha' },
    permissions ?? [],
  )
  const asked: Asked[] = []
  const place = { search: '', pathname: '' }
  const dataProvider = {
    request: async (path: string, { data }: { data: unknown }) => {
      asked.push({ path, input: data })
      const key = Object.keys(answers).find((each) => path.endsWith(each))
      const answer = key === undefined ? undefined : answers[key]
      return { data: typeof answer === 'function' ? answer(data) : answer }
    },
    getList: async () => ({ data: [], total: 0 }),
    getMany: async () => ({ data: [] }),
    lookup: async () => ({ data: [], total: 0 }),
    ...provider,
  } as unknown as DataProvider
  const messages = { ...subjects, resources: textsOf(opened) }
  const missing = (key: string) => {
    throw new Error(`The text '${key}' is missing.`)
  }
  const i18nProvider = polyglot(() => messages as never, 'en', [{ locale: 'en', name: 'English' }], {
    onMissingKey: missing,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <TestMemoryRouter
      initialEntries={[`/app/pages/here${search}`]}
      locationCallback={(location) => Object.assign(place, location)}
    >
      <RegistryContext value={registry}>
        <CoreAdminContext
          basename="/app"
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          store={memoryStore()}
          queryClient={queryClient}
        >
          <Suspense>{node}</Suspense>
          <Notices />
        </CoreAdminContext>
      </RegistryContext>
    </TestMemoryRouter>,
  )
  const sent = (end: string) => asked.filter(({ path }) => path.endsWith(end)).map(({ input }) => input)
  return { ...view, asked, sent, place, person: userEvent.setup() }
}

function textsOf(opened: readonly string[]) {
  const { resources: texts } = areaMessages(registry, areas)
  const paths = opened.map((name) => registry[name]?.path)
  return Object.fromEntries(
    Object.entries(texts).map(([path, own]) => [path, paths.includes(path) ? own : { name: own.name }]),
  )
}

function Notices() {
  const { notifications } = useNotificationContext()
  return (
    <output data-testid="notices">{notifications.map(({ message }) => String(message)).join(' · ')}</output>
  )
}
