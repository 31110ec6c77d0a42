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
    ...['introduction', 'signing-in', 'finding', 'changing', 'orders', 'stock', 'prices'],
    ...['content', 'telling-people', 'projects', 'staff-and-rights', 'keys'],
  ]),
  shelf('developers', [
    ...['architecture', 'adding-an-area', 'adding-a-field-type', 'customising-a-view', 'frame'],
    ...['catalogue', 'stock-and-tax', 'coupons-and-carts', 'sales', 'returns-and-cancellations'],
    ...['messages', 'printing', 'api'],
  ]),
  shelf('testers', ['testing']),
  shelf('operators', ['operations', 'settings-of-the-shop']),
]

/** What else somebody may ask for, and which document answers it; the rest leads to the introduction. */
export const furtherKeys: Readonly<Record<string, string>> = {
  'folder-structure': 'architecture',
  'layout-overview': 'frame',
  installation: 'operations',
  development: 'adding-an-area',
  updating: 'operations',
  'template-setting': 'frame',
  routing: 'frame',
  apiIntegration: 'api',
  mockApi: 'testing',
  jwt: 'signing-in',
  firebase: 'messages',
  localization: 'adding-an-area',
  'utility-classes': 'frame',
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
