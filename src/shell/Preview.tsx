import { AuthPreview } from '../auth/AuthPreview.tsx'
import { authPages } from '../auth/authPages.ts'

/** A sign-in or error screen for people who are signed in: it looks as it does before, and does nothing. */
export default function Preview({ page }: { page: string }) {
  const Page = authPages[page]
  if (!Page)
    throw new Error(
      `There is no sign-in or error screen '${page}'. One was expected. Add it to authPages.ts.`,
    )
  return <AuthPreview page={Page} />
}
