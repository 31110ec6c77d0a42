import { fetchOnce } from '../../../../src/providers/fetchOnce.ts'

/** The styles that drawings come in. */
export const styles = ['filled', 'outlined', 'twoTone'] as const

export type DrawingStyle = (typeof styles)[number]

/** Their outlines by what they are for; behind a bar stands what is drawn softly. */
export type Drawings = Readonly<Record<string, Readonly<Record<string, string>>>>

const load: Readonly<Record<DrawingStyle, () => Promise<Drawings>>> = {
  filled: () => import('./drawings/filled.ts').then(({ filled }) => filled),
  outlined: () => import('./drawings/outlined.ts').then(({ outlined }) => outlined),
  twoTone: () => import('./drawings/twoTone.ts').then(({ twoTone }) => twoTone),
}

/** The drawings of a style; each is fetched when it is asked for. */
export const fetchDrawings = fetchOnce((style: DrawingStyle) => load[style]())
