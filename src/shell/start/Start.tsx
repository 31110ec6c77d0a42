import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { keepUsedPage } from '../../providers/pageInUse.ts'
import { keptSession, leaveKeptPage, onSessionChange } from '../../providers/session.ts'
import { useSession } from '../../providers/useSession.ts'
import { StartFailure } from './StartFailure.tsx'

/** One of the two halves of the product, in a chunk of its own. */
export type Half = () => Promise<{ default: ComponentType }>

const SignInAgain = lazy(() => import('../../auth/SignInAgain.tsx').catch(leave))

interface StartProps {
  authentication: Half
  application: Half
}

/**
 * Signed in or not, by the presence of a token, decides which half is shown (specification, section 4). Each session gets the
 * application area anew, so that nothing of one person is left for the next. Where the server ends the session of somebody who works,
 * their page stays, and a dialog over it asks them to sign in.
 */
export function Start({ authentication, application }: StartProps) {
  const person = useSession()?.userId
  const isKept = useSyncExternalStore(onSessionChange, keptSession, () => null) !== null
  useEffect(() => (person === undefined ? undefined : keepUsedPage()), [person])
  return (
    <StartFailure>
      {person === undefined ? <SignIn load={authentication} /> : <Signed key={person} load={application} />}
      {isKept && (
        <Suspense fallback={null}>
          <SignInAgain />
        </Suspense>
      )}
    </StartFailure>
  )
}

/** Suspends while it is fetched, so that React takes over what is prerendered only then. */
function SignIn({ load }: { load: Half }) {
  const Shown = useMemo(() => lazy(load), [load])
  return (
    <Suspense fallback={null}>
      <Shown />
    </Suspense>
  )
}

/** Does not suspend: for 300 ms after a fallback React shows nothing of what a later one hides, and the first list would wait for that. */
function Signed({ load }: { load: Half }) {
  const [half, setHalf] = useState<{ Shown: ComponentType } | { failure: unknown }>()
  useEffect(() => {
    let isShown = true
    load().then(
      ({ default: Shown }) => isShown && setHalf({ Shown }),
      (failure) => isShown && setHalf({ failure }),
    )
    return () => {
      isShown = false
    }
  }, [load])
  if (half === undefined) return null
  if ('failure' in half) throw half.failure
  return (
    <Suspense fallback={null}>
      <half.Shown />
    </Suspense>
  )
}

/** What asks to sign in over the page did not come: the sign-in page, which can say so, is the way. */
function leave(): { default: () => null } {
  leaveKeptPage()
  return { default: () => null }
}
