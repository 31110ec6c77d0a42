import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSession } from '../../../../../src/providers/useSession.ts'
import { PersonPicture } from '../../../../../src/views/PersonPicture.tsx'
import { useOwnPicture } from './useOwnPicture.ts'

/**
 * One's own picture over the letters in the header. The header is there before the first list and shows letters alone; what knows
 * pictures comes later, so that no list waits for it.
 */
export default function HeaderPicture() {
  const session = useSession()
  const picture = useOwnPicture()?.picture
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.querySelector('header [data-initials]')), [])
  if (!session || !picture || !place) return null
  return createPortal(<PersonPicture name={session.userName} picture={picture} size={32} />, place)
}
