import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext, memoryStore, TestMemoryRouter, useNotificationContext } from 'ra-core'
import polyglot from 'ra-i18n-polyglot'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { type Location, type NavigateFunction, Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { catalogues } from '#texts'
import errors from '../../../i18n/en/errors.ts'
import fields from '../../../i18n/en/fields.ts'
import form from '../../../i18n/en/form.ts'
import list from '../../../i18n/en/list.ts'
import ra from '../../../i18n/en/ra.ts'
import shell from '../../../i18n/en/shell.ts'
import type { Registry, Resource } from '../../../src/core/index.ts'
import { areaMessages } from '../../../src/derive/messages.ts'
import { startSession } from '../../../src/providers/session.ts'
import { PageContext } from '../../../src/shell/page/PageContext.ts'
import { ResourceCreate } from '../../../src/views/form/ResourceCreate.tsx'
import { ResourceEdit } from '../../../src/views/form/ResourceEdit.tsx'
import { RegistryContext } from '../../../src/views/RegistryContext.ts'
import { ResourceShow } from '../../../src/views/show/ResourceShow.tsx'
import { fakeShop } from './fakeShop.ts'
import { registry as workshop } from './workshop.ts'

const { areas } = await catalogues.en()

interface Rendering {
  registry?: Registry
  resource: Resource
  shop?: ReturnType<typeof fakeShop>
  /** The id of the record; without it the form of a new one is shown. */
  id?: string
  page?: 'edit' | 'show'
  search?: string
  /** What a link hands over: a copy. */
  state?: unknown
  user?: string
  /** Permission entries of a sub-admin; without them it is an administrator. */
  permissions?: readonly Record<string, unknown>[]
  children?: ReactNode
}

/** Renders a page of an area over a shop in memory, in a data router that knows a list and a place elsewhere. */
export function renderForm({
  registry = workshop,
  resource,
  shop = fakeShop(registry),
  id,
  page = 'edit',
  search = '',
  state,
  user = 'u1',
  permissions,
  children,
}: Rendering) {
  startSession(
    'token',
    { _id: user, type: permissions ? 'SUB_ADMIN' : 'ADMIN', username: user, name: user },
    permissions ?? [],
  )
  const missing = (key: string) => {
    throw new Error(`The text '${key}' is missing.`)
  }
  const messages = {
    ...errors,
    ...fields,
    ...form,
    ...list,
    ...ra,
    ...shell,
    ...areaMessages(registry, areas),
  }
  const i18nProvider = polyglot(() => messages as never, 'en', [{ locale: 'en', name: 'English' }], {
    onMissingKey: missing,
  })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 60_000 }, mutations: { networkMode: 'always' } },
  })
  const at = `/app/${resource.path}`
  const address = id === undefined ? `${at}/create` : page === 'show' ? `${at}/${id}/show` : `${at}/${id}`
  const place = { pathname: '', search: '' }
  let go: NavigateFunction = () => {}
  const view = render(
    <TestMemoryRouter
      initialEntries={['/app/before', { pathname: address, search, state }]}
      initialIndex={1}
      locationCallback={({ pathname, search: query }: Location) =>
        Object.assign(place, { pathname, search: query })
      }
      navigateCallback={(navigate: NavigateFunction) => {
        go = navigate
      }}
    >
      <RegistryContext value={registry}>
        <CoreAdminContext
          basename="/app"
          dataProvider={shop.provider}
          i18nProvider={i18nProvider}
          store={memoryStore()}
          queryClient={queryClient}
        >
          <Frame>
            <Routes>
              <Route path={at} element={<p>the list</p>} />
              <Route path={`${at}/create`} element={children ?? <ResourceCreate resource={resource} />} />
              <Route path={`${at}/:id/show`} element={<ResourceShow resource={resource} />} />
              <Route path={`${at}/:id`} element={<ResourceEdit resource={resource} />} />
              <Route path="*" element={<p>elsewhere</p>} />
            </Routes>
          </Frame>
        </CoreAdminContext>
      </RegistryContext>
    </TestMemoryRouter>,
  )
  // Dialogs, lazy editors and the router finish in their own time, as in a page; the tests wait for what a person would see.
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false
  const navigate = (to: string | number) => void go(to as string)
  return { ...view, shop, place, navigate, queryClient, person: userEvent.setup() }
}

/** The place for the buttons of the page, its title, and the notifications as text. */
function Frame({ children }: { children: ReactNode }) {
  const [actions, setActions] = useState<HTMLElement | null>(null)
  const [title, setTitle] = useState<string>()
  const { notifications } = useNotificationContext()
  const state = useMemo(
    () => ({ key: 'form', moved: false, title, actions, setTitle, setActions }),
    [title, actions],
  )
  return (
    <PageContext value={state}>
      <h1>{title}</h1>
      <div ref={setActions} data-testid="actions" />
      <Suspense>{children}</Suspense>
      <output data-testid="notices">{notifications.map(({ message }) => String(message)).join(' · ')}</output>
    </PageContext>
  )
}

/** For tests in which a call is refused: ra-core writes what the data provider rejects with to the console. */
export const expectRefusals = (): void => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
}
