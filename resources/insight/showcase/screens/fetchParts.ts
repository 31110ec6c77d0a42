import type { ShownPart } from '../rules/shownPart.ts'

const parts = import.meta.glob<readonly ShownPart[]>('./*/*/*.tsx', { query: '?parts', import: 'default' })

/** The parts that a demonstration shows: `general/button`, `Looks`. */
export default async function fetchParts(page: string, name: string): Promise<readonly ShownPart[]> {
  const file = `./${page}/${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`
  return (await parts[file]?.()) ?? []
}
