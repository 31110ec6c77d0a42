import { useListContext } from 'ra-core'
import { useMemo } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { useListView } from './ListViewContext.ts'
import type { RecordShapeProps } from './recordShape.ts'
import { useRowPress } from './useRowPress.ts'

/** The records of a page, their order and the presses on them; `list` is what the element around them carries where it is no table. */
export function useShownRecords({ selection, onMenu }: Pick<RecordShapeProps, 'selection' | 'onMenu'>) {
  const { data: records = none, isPlaceholderData, isFetching } = useListContext<AnyRecord>()
  const { resource } = useListView()
  const order = useMemo(() => records.map(({ id }) => id), [records])
  const press = useRowPress({
    resource,
    find: (id) => records.find((each) => each.id === id),
    selection,
    order: () => order,
    onMenu,
  })
  const list = {
    'aria-busy': isFetching,
    'data-stale': isPlaceholderData || undefined,
    onClick: press.onClick,
    onPointerDown: press.onPointerDown,
  }
  return { records, order, press, list }
}

const none: AnyRecord[] = []
