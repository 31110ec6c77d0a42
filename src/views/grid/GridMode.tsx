import { useLocale } from 'ra-core'
import { useEffect, useMemo, useRef } from 'react'
import { ListError } from '../list/ListError.tsx'
import { useListView } from '../list/ListViewContext.ts'
import type { RecordShapeProps } from '../list/recordShape.ts'
import { TableSkeleton } from '../list/TableSkeleton.tsx'
import { useListTexts } from '../list/useListTexts.ts'
import { NamedRecords } from '../NamedRecords.tsx'
import { Sheet } from './Sheet.tsx'
import { SheetHead } from './SheetHead.tsx'
import { linesOf, type SheetColumn, sheetColumns } from './sheetColumns.ts'
import { namedBySheet } from './sheetNames.ts'
import { sheetsOf } from './sheets.ts'
import { type RecordAt, useEdits } from './useEdits.ts'
import { useSheetRecords } from './useSheetRecords.ts'

interface GridModeProps extends Pick<RecordShapeProps, 'onMenu'> {
  /** `records`, or the field of owned rows whose rows are the lines. */
  sheet: string
}

/** The records of a page as a spreadsheet: cells are changed in place, and saved together. */
export default function GridMode({ sheet, onMenu }: GridModeProps) {
  const { resource, viewer, views, query, change } = useListView()
  const isOffered = sheetsOf(viewer, resource, views).includes(sheet)
  // Of an address that somebody else may use: they have the table.
  useEffect(() => {
    if (!isOffered) change({ grid: undefined, page: query.page }, { replace: true })
  }, [isOffered, change, query.page])
  return isOffered && <Offered sheet={sheet} onMenu={onMenu} />
}

function Offered({ sheet, onMenu }: GridModeProps) {
  const { resource } = useListView()
  const known = useRef<RecordAt>(() => undefined)
  const edits = useEdits(resource.name, known)
  const records = useSheetRecords(sheet, edits.edits)
  known.current = records.recordAt
  const columns = useColumnsOf(sheet)
  const lines = useMemo(() => linesOf(records.records, sheet), [records.records, sheet])
  const wanted = useMemo(
    () => namedBySheet(resource, lines, columns, edits.edits),
    [resource, lines, columns, edits.edits],
  )
  return (
    <NamedRecords wanted={wanted}>
      <SheetHead sheet={sheet} />
      {records.isPending && !records.error && <Waiting />}
      {records.isPending && records.error && <ListError error={records.error} isStrip={false} />}
      {!records.isPending && (
        <Sheet
          sheet={sheet}
          lines={lines}
          columns={columns}
          edits={edits}
          records={records}
          onMenu={onMenu}
        />
      )}
    </NamedRecords>
  )
}

function Waiting() {
  const { resource, columns } = useListView()
  const texts = useListTexts(resource)
  return <TableSkeleton columns={columns.chosen} isPickable={false} texts={texts} />
}

function useColumnsOf(sheet: string): SheetColumn[] {
  const { resource, viewer, views, columns } = useListView()
  const texts = useListTexts(resource)
  const locale = useLocale() ?? 'en'
  const { chosen } = columns
  return useMemo(() => {
    const own = views.sheets[sheet]
    return sheetColumns({ resource, viewer, sheet, chosen, texts, locale, own })
  }, [resource, viewer, views, sheet, chosen, texts, locale])
}
