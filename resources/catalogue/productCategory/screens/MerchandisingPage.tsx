import { useNavigate, useTranslate } from 'ra-core'
import { lazy } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { ResourceList } from '../../../../src/views/list/ResourceList.tsx'
import { defaultQuery, writeQuery } from '../../../../src/views/list/useListState.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { TabbedPage } from '../../../shared/pieces/screens/TabbedPage.tsx'
import { CategoryShelf } from './CategoryShelf.tsx'
import { CleanUp } from './CleanUp.tsx'
import { categoryHead, productHead } from './catalogueHeads.ts'

const ProductCategories = lazy(() =>
  import('./ProductCategories.tsx').then((module) => ({ default: module.ProductCategories })),
)

const tabs = ['shelf', 'product', 'cleanUp', 'all'] as const

/** Which products are in which categories (areas, 8): by category, by product, what needs a hand, and all pairs as a list. */
export default function MerchandisingPage({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [state] = usePageState()
  const viewer = useViewer()
  const tab = tabOf(state)
  const open = (key: string) => {
    const search = key === 'all' ? writeQuery(defaultQuery(resource)) : new URLSearchParams({ tab: key })
    navigate({ search: `?${search}` })
  }
  // Asking for what one may not see ends the session; without both areas the plain list of pairs is all there is.
  const maySee = [productHead, categoryHead].every((head) => canAct(viewer, head, 'view'))
  if (!maySee) return <ResourceList resource={resource} />
  return (
    <TabbedPage
      id="merchandising"
      label={translate('merchandising.tabs.label')}
      tabs={tabs}
      titleOf={(key) => translate(`merchandising.tabs.${key}`)}
      open={tab}
      onOpen={open}
    >
      {tab === 'shelf' && <CategoryShelf />}
      {tab === 'product' && <ProductCategories />}
      {tab === 'cleanUp' && <CleanUp />}
      {tab === 'all' && <ResourceList resource={resource} />}
    </TabbedPage>
  )
}

/** The list of all pairs writes its own state into the address, which has no tab then. */
function tabOf(state: Readonly<Record<string, string>>): string {
  const known = tabs.find((key) => key === state.tab)
  if (known) return known
  return 'sort' in state || 'filter' in state || 'view' in state ? 'all' : 'shelf'
}
