import type { Resource } from '../../core/index.ts'
import { wantedNames } from '../../derive/wantedNames.ts'
import type { Edits } from './edits.ts'
import { shownAt } from './edits.ts'
import { isId } from './sheetClipboard.ts'
import type { Line, SheetColumn } from './sheetColumns.ts'

/** The records that the cells of a sheet refer to, as they are shown: what was pasted and is no id yet names nobody. */
export const namedBySheet = (
  resource: Resource,
  lines: readonly Line[],
  columns: readonly SheetColumn[],
  edits: Edits,
): Record<string, string[]> =>
  wantedNames(
    resource,
    columns
      .filter(({ field }) => field.options.to !== undefined || field.kind === 'parent')
      .flatMap((column) =>
        lines.flatMap((line) =>
          [shownAt(line.record, edits[line.record.id], column.pathOf(line))]
            .flat()
            .filter(isId)
            .map((id) => [column.name, id] as const),
        ),
      ),
  )
