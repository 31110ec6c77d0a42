import { AuthPreview } from '../auth/AuthPreview.tsx'
import { authPages } from '../auth/authPages.ts'
import { UnbuiltPage } from './states/UnbuiltPage.tsx'

/** A sign-in or error screen for people who are signed in: it looks as it does before, and does nothing. */
export default function Preview({ page }: { page: string }) {
  const Page = authPages[page]
  return Page ? <AuthPreview page={Page} /> : <UnbuiltPage />
}
