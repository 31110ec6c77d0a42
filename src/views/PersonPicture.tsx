import type { CSSProperties } from 'react'
import { useMemo } from 'react'
import { areaHeads } from '#areas'
import { useLooked } from '../controls/lookup/useLookup.ts'
import type { AreaHead } from '../core/index.ts'
import type { Picture as PictureValue } from '../fields/image/image.ts'
import { initialsOf } from '../shell/header/initialsOf.ts'
import css from './Picture.module.css'
import { Picture } from './Picture.tsx'

interface PersonPictureProps {
  name: string
  picture?: PictureValue | null | undefined
  /** In CSS pixels. */
  size: number
  /** What is read out of the picture; nothing where the name stands beside it. */
  alt?: string
}

/** Somebody as a round picture, or the letters that they begin with where there is none. */
export const PersonPicture = ({ name, picture, size, alt = '' }: PersonPictureProps) => (
  <span
    className={css.person}
    data-picture
    data-large={size >= 64 || undefined}
    style={{ '--size': `${size}px` } as CSSProperties}
    data-initials={picture ? undefined : initialsOf(name)}
  >
    {picture && <Picture value={picture} width={size} alt={alt} />}
  </span>
)

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
  return <PersonPicture name={name} picture={picture as PictureValue | undefined} size={size} />
}
