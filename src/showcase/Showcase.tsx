import { PageTitle } from '../shell/page/PageTitle.tsx'
import { usePage } from '../shell/page/usePage.ts'
import { UnbuiltPage } from '../shell/states/UnbuiltPage.tsx'

/** The demonstration pages. Each has its title and place; none is built yet, and says so. */
export default function Showcase() {
  const { route, heading } = usePage()
  return (
    <>
      {route?.ownHeader && <PageTitle>{heading}</PageTitle>}
      <UnbuiltPage />
    </>
  )
}
