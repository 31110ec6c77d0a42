import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useFetched } from '../providers/fetchOnce.ts'
import { createHttpClient } from '../providers/httpClient.ts'
import type { HttpClient } from '../providers/httpTypes.ts'
import { currentLocale, rememberLocale } from '../providers/locale.ts'
import { loadPublicSettings, onPublicSettings } from '../providers/publicSettings.ts'
import { signIn } from '../providers/signIn.ts'
import type { AuthSurroundings } from './AuthContext.ts'
import { AddressLink } from './authAddress.tsx'
import { authTexts } from './authTexts.ts'

/** What signs in, and the texts in the language that is shown; React waits for them. */
export function useOwnSurroundings(): AuthSurroundings {
  const [locale, setLocale] = useState(currentLocale)
  const t = useFetched(authTexts, locale)
  const http = useHttp(t)
  // A shop may offer other languages than those that were known before its settings came.
  useEffect(
    () =>
      onPublicSettings(() => {
        const wanted = currentLocale()
        const show = () => {
          document.documentElement.lang = wanted
          startTransition(() => setLocale(wanted))
        }
        authTexts(wanted).then(show, () => undefined)
      }),
    [],
  )
  return useMemo(
    () => ({
      t,
      locale,
      base: '/auth',
      Link: AddressLink,
      signIn: (credentials) => signIn(http, credentials),
      async followInvitation(token, password) {
        const body = JSON.stringify(password === undefined ? { token } : { token, password })
        const url = `${http.apiUrl}/auth/invitation`
        return (await http.json(url, { method: 'POST', body, anonymous: true })).json
      },
      async forgotPassword(email) {
        const url = `${http.apiUrl}/auth/forgotten`
        const body = JSON.stringify({ email })
        return (await http.json(url, { method: 'POST', body, anonymous: true })).json
      },
      chooseLocale: (wanted) => {
        const show = () => {
          rememberLocale(wanted)
          startTransition(() => setLocale(wanted))
        }
        // Where the texts do not come, the page stays as it is.
        authTexts(wanted).then(show, () => undefined)
      },
    }),
    [t, locale, http],
  )
}

/** One client for all languages, which speaks the one that is shown. */
function useHttp(t: HttpClient['translate']): HttpClient {
  const latest = useRef(t)
  useEffect(() => {
    latest.current = t
  }, [t])
  const [http] = useState(() => createHttpClient({ translate: (key, values) => latest.current(key, values) }))
  useEffect(() => void loadPublicSettings(http), [http])
  return http
}
