import { Suspense, useContext } from 'react'
import { Outlet } from 'react-router'
import { PageContext } from '../page/PageContext.ts'
import { PageHeader } from '../page/PageHeader.tsx'
import { PageBoundary } from '../states/PageFailure.tsx'

/** Nothing around the page: no header, no navigation, no footer. Which pages have it stands in the route table. */
export function BlankFrame() {
  const { key } = useContext(PageContext)
  return (
    <>
      <PageHeader />
      <PageBoundary page={key}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </PageBoundary>
    </>
  )
}
