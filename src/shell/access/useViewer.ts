import { useMemo } from 'react'
import type { Viewer } from '../../core/index.ts'
import { viewer } from '../../providers/session.ts'
import { useSession } from '../../providers/useSession.ts'

/** Who is signed in, for every decision about what to show; the same object until the person's rights change. */
export function useViewer(): Viewer {
  const session = useSession()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the viewer is made from the session.
  return useMemo(() => viewer(), [session])
}
