import type { Shelf, Document as WrittenDocument } from '../../src/derive/document.ts'
import { DocumentationPage } from '../../src/documentation/DocumentationPage.tsx'

export { fetchTexts } from '../../src/documentation/words.ts'

const written = import.meta.glob<WrittenDocument>('../../docs/**/*.md', { import: 'default' })
const titles = import.meta.glob<string>('../../docs/**/*.md', {
  import: 'default',
  query: '?title',
  eager: true,
})

/** The documents of `docs/` by who reads them, in the order in which they are read. */
export const shelves: readonly Shelf[] = [
  shelf('staff', [
    ...['introduction', 'signing-in', 'finding', 'changing', 'orders', 'delivery', 'stock', 'prices'],
    ...['customers', 'content', 'telling-people', 'projects', 'staff-and-rights', 'keys', 'changelog'],
  ]),
  shelf('developers', [
    ...['architecture', 'adding-an-area', 'adding-a-field-type', 'customising-a-view', 'frame', 'parts'],
    ...['catalogue', 'stock-and-tax', 'coupons-and-carts', 'sales', 'returns-and-cancellations'],
    ...['messages', 'printing', 'api'],
  ]),
  shelf('testers', ['testing']),
  shelf('operators', ['operations', 'settings-of-the-shop']),
]

/** What else somebody may ask for, and which place in which document answers it; the rest leads to the introduction. */
export const furtherKeys: Readonly<Record<string, string>> = {
  'product-content': 'catalogue',
  'folder-structure': 'architecture#the-house',
  'layout-overview': 'frame',
  installation: 'operations#start-a-real-shop',
  development: 'adding-an-area',
  updating: 'operations#upgrade',
  'template-setting': 'frame#the-look',
  routing: 'frame#a-route',
  redux: 'frame#what-a-page-tells-the-frame',
  apiIntegration: 'api',
  mockApi: 'testing#what-is-real',
  jwt: 'api#sign-in',
  firebase: 'signing-in',
  localization: 'adding-an-area',
  'avatar-status-demo': 'parts#data-display',
  'chart-widget-demo': 'parts#charts',
  'custom-statistic-demo': 'parts#data-display',
  'color-picker-demo': 'parts#data-entry',
  'data-display-demo': 'parts#data-display',
  'donut-chart-Widget-demo': 'parts#charts',
  'ellipsis-dropdown-demo': 'parts#navigation',
  'flex-demo': 'parts#layout',
  'goal-widget-demo': 'parts#charts',
  'loading-demo': 'parts#feedback',
  'regiondata-widget-demo': 'parts#maps',
  'statistic-widget-demo': 'parts#data-display',
  'custom-icon-demo': 'parts#general',
  'utility-classes': 'frame#the-look',
}

export default function Documentation() {
  return <DocumentationPage shelves={shelves} furtherKeys={furtherKeys} />
}

function shelf(reader: Shelf['reader'], keys: readonly string[]): Shelf {
  return {
    reader,
    documents: keys.map((key) => {
      const file = Object.keys(written).find((path) => path.endsWith(`/${key}.md`))
      const load = file === undefined ? undefined : written[file]
      if (file === undefined || load === undefined)
        throw new Error(
          `There is no document ${key}. A file docs/${key}.md was expected. Write it, or take the key out.`,
        )
      return { key, title: titles[file] ?? key, load }
    }),
  }
}
