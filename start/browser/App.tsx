import { type ComponentType, useSyncExternalStore } from 'react'
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'react-admin'
import { Navigate, Outlet, type RouteObject } from 'react-router'
import { routeAt } from '../../src/derive/routes.ts'
import { usualTimeZone } from '../../src/fields/dateTime/shopTimeZone.ts'
import { shopGrouping } from '../../src/fields/decimal/grouping.ts'
import { connectProviders, type Providers } from '../../src/providers/connectProviders.ts'
import { takeFirstRows } from '../../src/providers/firstRows.ts'
import { Language } from '../../src/providers/Language.tsx'
import { onPublicSettings, readPublicSettings } from '../../src/providers/publicSettings.ts'
import { onSessionChange } from '../../src/providers/session.ts'
import { PushMessages } from '../../src/push/PushMessages.tsx'
import { definitionOf, fetchAreaPage } from '../../src/shell/areaPages.tsx'
import { BlankFrame } from '../../src/shell/frame/BlankFrame.tsx'
import { Frame } from '../../src/shell/frame/Frame.tsx'
import { FrameProviders } from '../../src/shell/frame/FrameProviders.tsx'
import { StartPage } from '../../src/shell/navigation/StartPage.tsx'
import { belowApp } from '../../src/shell/navigation/useMenu.ts'
import { appRoutes, groupRedirects } from '../../src/shell/routeTable.ts'
import { guardedHistory } from '../../src/shell/routing/guardedHistory.ts'
import { ProductRouter, type RoutesAt } from '../../src/shell/routing/ProductRouter.tsx'
import { routerProvider } from '../../src/shell/routing/routerProvider.ts'
import { followPreferences } from '../../src/shell/theme/accountPreferences.ts'
import { areaHeads } from './areas.ts'
import { pageOf } from './pageOf.tsx'

/** The application area for one session: its providers and its router. */
export async function loadApp(): Promise<{ default: ComponentType }> {
  // What of it does not come is asked for again, and told, when the page itself is drawn.
  const page = fetchAreaPage(location.pathname)?.catch(() => undefined)
  const [providers] = await Promise.all([connectProviders(), page])
  await takeFirstRows(providers.queryClient, providers.dataProvider, areaHeads)
  const routes = routesOf(providers)
  const history = guardedHistory()
  const stopPreferences = followPreferences(providers.http, providers.store)
  const stop = onSessionChange(({ kind }) => {
    if (kind !== 'ended' && kind !== 'replaced') return
    stop()
    stopPreferences()
    // React-admin leads to the sign-in page as well; by then the other half of the product is there and the address with it.
    history.close()
  })
  return { default: () => <ProductRouter history={history} routes={routes} /> }
}

// Made once: react-admin registers areas anew whenever their elements change.
const pages = new Map(appRoutes.map((route) => [route, { path: route.path, element: pageOf(route) }]))
const groups: RouteObject[] = Object.entries(groupRedirects).map(([path, to]) => ({
  path,
  element: <Navigate to={`/app/${to}`} replace />,
}))
const definitions = Object.fromEntries(
  Object.values(areaHeads).map((resource) => [resource.path, definitionOf(resource)]),
)

/** Any address that is no page leads to the root, and the root to the home route (specification, section 2) or the page of one's choice. */
function routesOf(providers: Providers): RoutesAt {
  // The same elements for every address: what is given another is drawn again.
  const surroundings = <Surroundings {...providers} />
  const frame = <Frame />
  const blank = <BlankFrame />
  return (pathname) => {
    const route = routeAt(appRoutes, belowApp(pathname))
    const page = route && pages.get(route)
    return [
      {
        element: surroundings,
        children: [
          {
            path: '/app',
            children: [
              { index: true, element: <StartPage /> },
              ...(page ? [{ element: route.blank ? blank : frame, children: [page] }] : groups),
              { path: '*', element: <Navigate to="/" replace /> },
            ],
          },
          { path: '/', element: <StartPage /> },
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ]
  }
}

const waysOfWriting = () => `${readPublicSettings().timeZone ?? usualTimeZone} ${shopGrouping()}`

/** Another time zone or grouping has everything drawn anew: moments and numbers stand in what no longer asks how they are written. */
function Surroundings({ store, queryClient, i18nProvider, authProvider, dataProvider }: Providers) {
  const writing = useSyncExternalStore(onPublicSettings, waysOfWriting)
  return (
    <CoreAdminContext
      basename="/app"
      routerProvider={routerProvider}
      store={store}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      authProvider={authProvider}
      dataProvider={dataProvider}
    >
      <Language i18nProvider={i18nProvider}>
        <ResourceDefinitionContextProvider definitions={definitions}>
          <FrameProviders>
            <PushMessages />
            <Outlet key={writing} />
          </FrameProviders>
        </ResourceDefinitionContextProvider>
      </Language>
    </CoreAdminContext>
  )
}
