import type { CSSProperties } from 'react'
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
