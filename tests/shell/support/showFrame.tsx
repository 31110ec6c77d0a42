import { render, screen } from '@testing-library/react'
import { CoreAdminContext, type DataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { loadMessages } from '#texts'
import type { Locale } from '../../../src/core/index.ts'
import { createI18nProvider } from '../../../src/providers/i18nProvider.ts'
import { Language } from '../../../src/providers/Language.tsx'
import { createQueryClient } from '../../../src/providers/queryClient.ts'
import { endSession, startSession } from '../../../src/providers/session.ts'
import { createStore } from '../../../src/providers/store.ts'
import { Frame } from '../../../src/shell/frame/Frame.tsx'
import { FrameProviders } from '../../../src/shell/frame/FrameProviders.tsx'

/** Signs somebody in: an administrator, or a sub-admin with these entries of the permission map. */
export function signInAs(permissions?: readonly object[]): void {
  endSession('signed-out')
  const type = permissions ? 'SUB_ADMIN' : 'ADMIN'
  startSession(
    'token',
    { _id: '1', type, username: 'mira@atelier.test', name: 'Mira Banerjee' },
    permissions ?? [],
  )
}

interface Shown {
  /** What stands at every address below `/app`. */
  page?: ReactNode
  locale?: Locale
  dataProvider?: Partial<DataProvider>
}

type Request = (path: string, options?: unknown) => Promise<{ data: unknown }>

/** What the frame asks for on its own account, at moments of its own: no page's test has to know. */
const ofFrame: [path: RegExp, data: unknown][] = [
  [/^auth\/notice$/, {}],
  [/^auth\/inbox\/unread$/, { unread: 0 }],
  [/\/operations\/unread$/, []],
  [/^auth\/access-requests$/, []],
]

/** What waits stands in the menu, too; on a board it is the page's. */
const ofMenu: typeof ofFrame = [[/^figures\/queues$/, { group: 'queues', at: null, tiles: {} }]]

/** A provider whose requests are the page's alone. */
function ofPage(
  provider: Partial<DataProvider> & { request?: Request },
  { isBoard }: { isBoard: boolean },
): DataProvider {
  const frames = isBoard ? ofFrame : [...ofFrame, ...ofMenu]
  const request: Request = async (path, options) => {
    const own = frames.find(([pattern]) => pattern.test(path))
    if (own) return { data: own[1] }
    if (!provider.request) throw new Error(`The page asks for ${path}. Expected no request of its own.`)
    return provider.request(path, options)
  }
  return Object.assign({}, provider, { request }) as unknown as DataProvider
}

/** The frame at an address, with its real providers, store and texts; the page is the test's. */
export async function showFrame(
  path: string,
  { page = <p>The page</p>, locale = 'en', dataProvider }: Shown = {},
) {
  const store = createStore()
  const i18nProvider = createI18nProvider(locale, await loadMessages(locale), store)
  const queryClient = createQueryClient()
  const surroundings = (
    <CoreAdminContext
      basename="/app"
      store={store}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      {...(dataProvider
        ? { dataProvider: ofPage(dataProvider, { isBoard: path.startsWith('/app/dashboards/') }) }
        : {})}
    >
      <Language i18nProvider={i18nProvider}>
        <FrameProviders>
          <Outlet />
        </FrameProviders>
      </Language>
    </CoreAdminContext>
  )
  const frame = { element: <Frame />, children: [{ path: '/app/*', element: page }] }
  const router = createMemoryRouter([{ element: surroundings, children: [frame] }], {
    initialEntries: [path],
  })
  const rendered = render(<RouterProvider router={router} />)
  await screen.findByRole('main')
  return { router, store, ...rendered }
}

/** Makes the window as wide as the media queries of the frame ask. */
export function setWidth(pixels: number): void {
  window.matchMedia = ((media: string) => ({
    media,
    matches: pixels >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  })) as unknown as typeof window.matchMedia
}
