import { Suspense, useContext } from 'react'
import { Outlet } from 'react-router'
import { ViewedRole } from '../access/ViewedRole.tsx'
import { PageContext } from '../page/PageContext.ts'
import { PageBoundary } from '../states/PageFailure.tsx'

/** Nothing around the page: no header, no navigation, no footer; the page names itself. Which have it stands in the route table. */
export function BlankFrame() {
  const { key } = useContext(PageContext)
  return (
    <>
      <ViewedRole />
      <PageBoundary page={key}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </PageBoundary>
    </>
  )
}
