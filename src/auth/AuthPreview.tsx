import { useLocale, useTranslate } from 'ra-core'
import { type ComponentType, useMemo } from 'react'
import { baseLocale } from '../core/locale.ts'
import { isLocale } from '../providers/locale.ts'
import { Link } from '../shell/routing/Link.tsx'
import { AuthContext, type AuthSurroundings } from './AuthContext.ts'

/** A page before sign-in as a blank page of the application area (specification, section 2): it looks the same and does nothing. */
export function AuthPreview({ page: Page }: { page: ComponentType }) {
  const t = useTranslate()
  const chosen = useLocale()
  const locale = isLocale(chosen) ? chosen : baseLocale
  const surroundings = useMemo((): AuthSurroundings => ({ t, locale, base: '/app', Link }), [t, locale])
  return (
    <AuthContext value={surroundings}>
      <Page />
    </AuthContext>
  )
}
