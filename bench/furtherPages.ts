import { showcasePages } from '../resources/insight/showcase/pages.ts'
import type { Figure } from './figure.ts'
import { filesOf, type Manifest, minus, size } from './manifest.ts'

const catalogue = 'resources/insight/showcase/screens'

/** The pages that are neither lists nor forms of an area: the sources that each begins with, and how many kB it may bring. */
const pages: Readonly<Record<string, { sources: readonly string[]; budget: number }>> = {
  calendar: {
    sources: ['area:calendarEvent', 'resources/insight/calendarEvent/screens/CalendarPage.tsx'],
    budget: 26.2,
  },
  mail: { sources: ['area:mail', 'resources/insight/mail/screens/MailPage.tsx'], budget: 116 },
  chat: {
    sources: ['area:conversation', 'resources/insight/conversation/screens/ChatPage.tsx'],
    budget: 106,
  },
  projects: {
    sources: ['area:project', 'resources/insight/project/screens/ProjectRecords.tsx'],
    budget: 65,
  },
  'the board of a project': {
    sources: ['area:project', 'resources/insight/project/screens/board/BoardPage.tsx'],
    budget: 106,
  },
  'plan and cards': { sources: ['src/showcase/plans/Billing.tsx'], budget: 6 },
  documentation: { sources: ['start/browser/Documentation.tsx'], budget: 16 },
  FAQ: { sources: ['resources/content/faq/screens/FaqPage.tsx'], budget: 26 },
  pricing: { sources: ['src/showcase/plans/Pricing.tsx'], budget: 4 },
  'staff as cards': { sources: ['resources/staff/subAdmin/screens/userList/UserList.tsx'], budget: 15 },
  profile: { sources: ['resources/staff/account/screens/Profile.tsx'], budget: 4 },
  settings: { sources: ['resources/staff/account/screens/AccountSettings.tsx'], budget: 106 },
  'e-commerce, products': {
    sources: ['resources/catalogue/product/screens/ecommerce/ProductListPage.tsx'],
    budget: 22,
  },
  'e-commerce, orders': {
    sources: ['resources/sales/order/screens/ecommerce/OrderListPage.tsx'],
    budget: 20.2,
  },
  'e-commerce, a product': {
    sources: ['resources/catalogue/product/screens/ecommerce/ProductPages.tsx'],
    budget: 88,
  },
}

/** The sources of a page of the catalogue of components. */
const componentSources = (page: string) => [`${catalogue}/ComponentPage.tsx`, pageSource(page)]

const pageSource = (page: string) => `${catalogue}/${page}/page.ts`

const componentBudget = 160

/** The sources of the cards of a page of components that are fetched as they come near the window; their code as text is not meant. */
const lateCards = (manifest: Manifest, page: string): readonly string[] =>
  manifest[pageSource(page)]?.dynamicImports?.filter((source) => !source.includes('?')) ?? []

/** The scripts that a browser has fetched once an opened page has come to rest, by the page's path below `/app/`. */
export type Opened = (path: string) => Promise<ReadonlySet<string>>

/**
 * What each further page brings beside the first list, by the manifest of the build: all that has to be there before it is drawn, MUI's
 * theme and texts not counted. Of the pages of components the heaviest stands for all; where cards of one come later, it is opened, and
 * those count that the window has fetched.
 */
export async function measureFurtherPages(
  built: string,
  manifest: Manifest,
  first: ReadonlySet<string>,
  open: Opened,
): Promise<Figure[]> {
  const brought = (sources: readonly string[]) =>
    size(built, minus(new Set(sources.flatMap((source) => [...filesOf(manifest, source)])), first)) / 1000
  const components: number[] = []
  for (const page of showcasePages) {
    const late = lateCards(manifest, page)
    const fetched = late.length > 0 ? await open(`components/${page}`) : new Set<string>()
    const seen = late.filter((source) => fetched.has(manifest[source]?.file ?? ''))
    components.push(brought([...componentSources(page), ...seen]))
  }
  return [
    ...Object.entries(pages).map(([name, { sources, budget }]) => ({
      name,
      value: brought(sources),
      budget,
    })),
    {
      name: 'components, the heaviest, with the cards that are seen first (1440 × 900)',
      value: Math.max(...components),
      budget: componentBudget,
    },
  ].map((figure) => ({ ...figure, name: `JS more for a further page: ${figure.name}`, unit: 'kB' }))
}
