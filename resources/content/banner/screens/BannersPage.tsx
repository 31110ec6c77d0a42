import { useNavigate, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { FormTabs } from '../../../../src/views/form/FormTabs.tsx'
import { ResourceList } from '../../../../src/views/list/ResourceList.tsx'
import { usePageState } from '../../../../src/views/usePageState.ts'
import css from './banner.module.css'
import { Calendar } from './Calendar.tsx'

/** Banners: the list, and a calendar by placement; which of them is in the address. */
export default function BannersPage({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [state] = usePageState()
  const tab = state.tab === 'calendar' ? 'calendar' : 'list'
  return (
    <div className={css.page}>
      <FormTabs
        id="banners"
        label={translate(`resources.${resource.path}.own.views`)}
        tabs={(['list', 'calendar'] as const).map((key) => ({
          key,
          problems: 0,
          title: translate(`resources.${resource.path}.own.tabs.${key}`),
        }))}
        open={tab}
        onOpen={(key) => navigate({ search: key === 'calendar' ? '?tab=calendar' : '' })}
      />
      <div role="tabpanel" id="banners-panel" aria-labelledby={`banners-tab-${tab}`}>
        <Suspense fallback={<Skeleton height={240} />}>
          {tab === 'calendar' ? <Calendar resource={resource} /> : <ResourceList resource={resource} />}
        </Suspense>
      </div>
    </div>
  )
}
