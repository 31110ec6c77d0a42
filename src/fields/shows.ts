import type { Cell } from './view.ts'

const modules = import.meta.glob<Cell>('./*/*.show.tsx', { eager: true, import: 'default' })

const shows = new Map(
  Object.entries(modules).map(([path, show]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.show.tsx'.length),
    show,
  ]),
)

/** How a kind shows a value on the page of a record, where there is room; undefined where its cell says it all. */
export const showOf = (kind: string): Cell | undefined => shows.get(kind)
