import type { Locale } from '../../core/index.ts'
import type { Picture } from './image.ts'

/** A picture as it is told in one language: with its alternative text there, in English where none is written. */
export function pictureIn({ alts, ...picture }: Picture, locale: Locale): Picture {
  return { ...picture, alt: alts?.[locale] ?? picture.alt }
}

/** A value of content in one language, where it is a picture; everything else stays as it is. */
export const withPicturesIn = (value: unknown, locale: Locale): unknown =>
  isPicture(value) ? pictureIn(value, locale) : value

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'file' in value && 'focalX' in value
