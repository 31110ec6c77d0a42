import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { FormTabs } from '../../../../src/views/form/FormTabs.tsx'
import css from './pieces.module.css'

interface TabbedPageProps {
  /** What the ids of its tabs begin with. */
  id: string
  label: string
  tabs: readonly string[]
  titleOf: (tab: string) => string
  open: string
  onOpen: (tab: string) => void
  /** The open part; others are not drawn. */
  children: ReactNode
}

/** The page of an area that has several parts; which of them is open stands in the address. */
export function TabbedPage({ id, label, tabs, titleOf, open, onOpen, children }: TabbedPageProps) {
  return (
    <div className={css.tabbed}>
      <FormTabs
        id={id}
        label={label}
        tabs={tabs.map((key) => ({ key, title: titleOf(key), problems: 0 }))}
        open={open}
        onOpen={onOpen}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`}>
        <Suspense fallback={<Skeleton height={240} />}>{children}</Suspense>
      </div>
    </div>
  )
}
