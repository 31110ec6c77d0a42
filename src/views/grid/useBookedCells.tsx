import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useListView } from '../list/ListViewContext.ts'
import type { BookedCell } from '../overrides.ts'
import { withoutFields } from './edits.ts'
import { bookedFields } from './sheets.ts'
import type { SheetEdits } from './useEdits.ts'
import type { SheetRecords } from './useSheetRecords.ts'

interface BookedCells {
  /** The fields that an operation of the area writes. */
  readonly fields: readonly string[]
  readonly isBooked: (id: string) => boolean
  /** Asks what the operation needs for the changed cells of some records, where there are any. */
  readonly start: (ids: readonly string[]) => void
  readonly dialog: ReactNode
}

/** The changed cells of a sheet that an operation of the area writes, all at once, after its dialog has asked why. */
export function useBookedCells(
  sheet: string,
  { latest, put }: SheetEdits,
  { recordAt }: SheetRecords,
): BookedCells {
  const { resource, viewer, views } = useListView()
  const queryClient = useQueryClient()
  const own = views.sheets[sheet]
  const fields = useMemo(() => bookedFields(viewer, own), [viewer, own])
  const [cells, setCells] = useState<readonly BookedCell[]>([])
  const cellsOf = (id: string): BookedCell[] => {
    const [record, edited] = [recordAt(id), latest.current[id]]
    return record && edited
      ? fields.flatMap((field) =>
          field in edited.mine ? [{ record, field, value: edited.mine[field] }] : [],
        )
      : []
  }
  const close = async (isDone: boolean) => {
    setCells([])
    // What somebody else has booked meanwhile shows at the cells.
    await queryClient.invalidateQueries({ queryKey: [resource.path] })
    if (isDone)
      put(
        withoutFields(
          latest.current,
          fields,
          cells.map(({ record }) => record.id),
        ),
      )
  }
  const Dialog = own?.booked?.Dialog
  return {
    fields,
    isBooked: (id) => cellsOf(id).length > 0,
    start: (ids) => setCells(ids.flatMap(cellsOf)),
    dialog: Dialog && cells.length > 0 && (
      <Suspense>
        <Dialog cells={cells} close={(isDone) => void close(isDone)} />
      </Suspense>
    ),
  }
}
