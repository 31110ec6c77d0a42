import { useNavigate, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { FormTabs } from '../../../../src/views/form/FormTabs.tsx'
import { ResourceList } from '../../../../src/views/list/ResourceList.tsx'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { PageMap } from './PageMap.tsx'
import css from './widget.module.css'

/** Widgets: the map of a page, and the list of all; which of them is in the address. */
export default function WidgetsPage({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [state] = usePageState()
  const tab = Object.keys(state).length === 0 || state.tab === 'map' ? 'map' : 'list'
  const open = (key: string) => navigate({ search: key === 'map' ? '?tab=map' : '?tab=list' })
  return (
    <div className={css.page}>
      <FormTabs
        id="widgets"
        label={translate(`resources.${resource.path}.own.views`)}
        tabs={(['map', 'list'] as const).map((key) => ({
          key,
          problems: 0,
          title: translate(`resources.${resource.path}.own.tabs.${key}`),
        }))}
        open={tab}
        onOpen={open}
      />
      <div role="tabpanel" id="widgets-panel" aria-labelledby={`widgets-tab-${tab}`}>
        <Suspense fallback={<Skeleton height={240} />}>
          {tab === 'map' ? <PageMap resource={resource} /> : <ResourceList resource={resource} />}
        </Suspense>
      </div>
    </div>
  )
}
