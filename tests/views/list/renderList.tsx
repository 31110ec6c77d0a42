import { QueryClient } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  CoreAdminContext,
  localStorageStore,
  type Store,
  TestMemoryRouter,
  useLocation,
  useNotificationContext,
} from 'ra-core'
import polyglot from 'ra-i18n-polyglot'
import { type ReactNode, useMemo, useState } from 'react'
import type { NavigateFunction } from 'react-router'
import { catalogues } from '#texts'
import type { Registry, Resource } from '../../../src/core/index.ts'
import { areaMessages } from '../../../src/derive/messages.ts'
import { startSession } from '../../../src/providers/session.ts'
import { PageContext } from '../../../src/shell/page/PageContext.ts'
import { ResourceList } from '../../../src/views/list/ResourceList.tsx'
import { loadViews } from '../../../src/views/loadViews.ts'
import { defineViews } from '../../../src/views/overrides.ts'
import { RegistryContext } from '../../../src/views/RegistryContext.ts'
import { shop } from '../../types/shop.ts'
import { fakeProvider, type Shop } from './fakeProvider.ts'

const { areas, subjects } = await catalogues.en()

/** The area of a test brings no views along, whatever there is of its name in the shop. */
export const withoutViews = (resource: Resource) =>
  loadViews(resource.name, { [resource.name]: async () => defineViews(resource, {}) })

await Promise.all(Object.values<Resource>(shop).map(withoutViews))

let stores = 0

/** A store of its own for every list; unlike ra-core's store in memory it outlives the list, as the real one does. */
const freshStore = () => localStorageStore('1', `Test${++stores}`)

interface Rendering {
  registry: Registry
  resource: Resource
  shop: Shop
  /** The query string of the address, without its question mark. */
  search?: string
  /** Permission entries of a sub-admin; without them it is an administrator who looks. */
  permissions?: readonly Record<string, unknown>[]
  options?: Parameters<typeof fakeProvider>[2]
  store?: Store
  width?: number
  page?: ReactNode
}

/** Renders the list of an area over a fake data provider, in a router whose address can be read. */
export function renderList({
  registry,
  resource,
  shop,
  search = '',
  permissions,
  options,
  store = freshStore(),
  width = 1440,
  page,
}: Rendering) {
  const user = {
    _id: 'u1',
    type: permissions ? 'SUB_ADMIN' : 'ADMIN',
    username: 'asha',
    name: 'Asha',
  } as const
  startSession('token', user, permissions ?? [])
  window.matchMedia = narrowAt(width)
  const fake = fakeProvider(registry, shop, options)
  const messages = { ...subjects, ...areaMessages(registry, areas) }
  const missing = (key: string) => {
    throw new Error(`The text '${key}' is missing.`)
  }
  const i18nProvider = polyglot(() => messages as never, 'en', [{ locale: 'en', name: 'English' }], {
    onMissingKey: missing,
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const path = `/app/${resource.path}`
  const place = { pathname: path, search: '', state: undefined as unknown }
  let go: NavigateFunction = () => {}
  const view = render(
    <TestMemoryRouter
      initialEntries={[`${path}${search === '' ? '' : `?${search}`}`]}
      locationCallback={({ pathname, search: query, state }) =>
        Object.assign(place, { pathname, search: query, state })
      }
      navigateCallback={(navigate) => {
        go = navigate
      }}
    >
      <RegistryContext value={registry}>
        <CoreAdminContext
          basename="/app"
          dataProvider={fake.provider}
          i18nProvider={i18nProvider}
          store={store}
          queryClient={queryClient}
        >
          <Frame path={path}>{page ?? <ResourceList resource={resource} />}</Frame>
        </CoreAdminContext>
      </RegistryContext>
    </TestMemoryRouter>,
  )
  const address = () => new URLSearchParams(place.search)
  const navigate = (to: string | number) => act(async () => void (await go(to as string)))
  return { ...fake, ...view, place, navigate, store, queryClient, address, person: userEvent.setup() }
}

/** The list at its address, the place for the buttons of the page, and the notifications as text. */
function Frame({ path, children }: { path: string; children: ReactNode }) {
  const { pathname } = useLocation()
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const { notifications } = useNotificationContext()
  const state = useMemo(
    () => ({ key: 'list', moved: false, title: undefined, actions, setTitle: () => {}, setActions }),
    [actions],
  )
  return (
    <PageContext value={state}>
      <div ref={setActions} data-testid="actions" />
      {pathname === path ? children : <p>elsewhere</p>}
      <output>{notifications.map(({ message }) => String(message)).join(' · ')}</output>
    </PageContext>
  )
}

const narrowAt = (width: number) => (media: string) =>
  ({
    media,
    matches: width >= Number(/min-width: ?([\d.]+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
    onchange: null,
  }) as MediaQueryList

/** The rows that are built, by the ids of their records. */
export const rowIds = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row as string)

/** The row of a record, by what stands in it. */
export const rowOf = (title: string): HTMLElement => {
  const row = screen.getByRole('link', { name: title }).closest<HTMLElement>('[data-row]')
  if (!row) throw new Error(`No row has the title ${title}.`)
  return row
}
