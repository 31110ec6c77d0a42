import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { useSession } from '../../providers/useSession.ts'
import { StartFailure } from './StartFailure.tsx'

/** One of the two halves of the product, in a chunk of its own. */
export type Half = () => Promise<{ default: ComponentType }>

/**
 * Signed in or not, by the presence of a token, decides which half is shown (specification, section 4). Each session gets the
 * application area anew, so that nothing of one person is left for the next.
 */
export function Start({ authentication, application }: { authentication: Half; application: Half }) {
  const person = useSession()?.userId
  const Shown = useMemo(
    () => lazy(person === undefined ? authentication : application),
    [person, authentication, application],
  )
  return (
    <StartFailure>
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </StartFailure>
  )
}
