import { useCanBlock, useLocale, useTranslate } from 'ra-core'
import { useRef } from 'react'
import { LeaveQuestion } from '../form/LeaveQuestion.tsx'
import { useListView } from '../list/ListViewContext.ts'
import { titleOf } from '../titleOf.ts'
import type { SheetEdits } from './useEdits.ts'
import type { SheetRecords } from './useSheetRecords.ts'

interface LeaveSheetProps {
  edits: SheetEdits
  records: SheetRecords
}

/** How many records are named. */
const named = 5

/** Asks before unsaved cells are left behind; another page of the list, a filter or another sheet is not a way out. */
export function LeaveSheet(props: LeaveSheetProps) {
  return useCanBlock() ? <Question {...props} /> : null
}

function Question({ edits: { edits, discard }, records }: LeaveSheetProps) {
  const { resource } = useListView()
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const isLeaving = useRef(false)
  const ids = Object.keys(edits)
  const names = ids.flatMap((id) => {
    const record = records.recordAt(id)
    return record ? titleOf(resource, record, locale) : []
  })
  const more = names.length - named
  return (
    <LeaveQuestion
      isUnsaved={ids.length > 0}
      isLeaving={isLeaving}
      text={translate('grid.leaveText', { smart_count: ids.length })}
      names={more > 0 ? [...names.slice(0, named), translate('grid.more', { smart_count: more })] : names}
      isWayOut={(from, to) => isGrid(from) && !isGrid(to)}
      onDiscard={discard}
    />
  )
}

const isGrid = (search: string) => new URLSearchParams(search).has('grid')
