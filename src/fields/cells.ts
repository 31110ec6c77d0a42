import type { Cell } from './view.ts'

const modules = import.meta.glob<Cell>('./*/*.cell.tsx', { eager: true, import: 'default' })

const cells = new Map(
  Object.entries(modules).map(([path, cell]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.cell.tsx'.length),
    cell,
  ]),
)

/**
 * The cell of a kind; every kind has one, so that any field may be a column.
 * @throws Error where the file of a kind is missing.
 */
export function cellOf(kind: string): Cell {
  const cell = cells.get(kind)
  if (!cell)
    throw new Error(
      `Kind '${kind}' has no cell. Every kind needs one. Create src/fields/${kind}/${kind}.cell.tsx.`,
    )
  return cell
}
