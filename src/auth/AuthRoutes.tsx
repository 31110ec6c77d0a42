import { Suspense } from 'react'
import { currentLocale } from '../providers/locale.ts'
import { AuthContext } from './AuthContext.ts'
import { useAuthPath } from './authAddress.tsx'
import { authPages } from './authPages.ts'
import { authTexts } from './authTexts.ts'
import { formPages } from './formPages.tsx'
import { useOwnSurroundings } from './useOwnSurroundings.ts'

// Under way before the first component asks for them.
void authTexts(currentLocale())

/** The half of the product for people who are not signed in. Once there is a session, `Start` shows the other half. */
export default function AuthRoutes() {
  const path = useAuthPath()
  const Page = authPages[path.replace(/^\/auth\//, '')] ?? formPages.login
  return (
    <AuthContext value={useOwnSurroundings()}>
      <Suspense key={path} fallback={<div aria-busy="true" />}>
        <Page />
      </Suspense>
    </AuthContext>
  )
}
