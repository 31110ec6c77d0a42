import type { CSSProperties } from 'react'
import { lightText, textOn } from '../../fields/colour/contrast.ts'

/**
 * The custom properties of a bar in a colour of its own: its background, its text, and what a pressed or current entry is mixed
 * with so that the text on it gains contrast. Empty for no colour: the bar then looks like every other surface.
 */
export function barColours(colour: string): CSSProperties {
  const text = textOn(colour)
  if (!text) return {}
  return {
    '--bar': colour,
    '--on-bar': text,
    '--bar-lift': text === lightText ? '#000' : '#fff',
  } as CSSProperties
}

/** Whether a bar of this colour is dark or light; undefined for no colour of its own. */
export function barGround(colour: string): 'dark' | 'light' | undefined {
  const text = textOn(colour)
  return text === undefined ? undefined : text === lightText ? 'dark' : 'light'
}
