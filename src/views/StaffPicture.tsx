import { useMemo } from 'react'
import { areaHeads } from '#areas'
import { useLooked } from '../controls/lookup/useLookup.ts'
import type { AreaHead } from '../core/index.ts'
import type { Picture } from '../fields/image/image.ts'
import { PersonPicture } from './PersonPicture.tsx'

const staff = areaHeads.subAdmin as AreaHead

interface StaffPictureProps {
  /** None for somebody whom the page does not know any more. */
  id: string | null | undefined
  name: string
  size: number
}

/** A colleague by their own picture, as far as one may know them; all of a page are asked for at once. */
export function StaffPicture({ id, name, size }: StaffPictureProps) {
  const ids = useMemo(() => (id ? [id] : []), [id])
  const picture = useLooked(staff, ids).looked.get(id ?? '')?.picture
  return <PersonPicture name={name} picture={picture as Picture | undefined} size={size} />
}
