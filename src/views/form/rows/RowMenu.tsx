import { useTranslate } from 'ra-core'
import { MenuButton } from '../../../controls/parts/MenuButton.tsx'

/** What can be done with a row as a whole. */
export type RowAct = 'edit' | 'insert' | 'copy' | 'up' | 'down' | 'remove'

interface RowMenuProps {
  row: number
  count: number
  isFull: boolean
  /** -1 where the grid's own keys lead to it. */
  tabIndex?: number
  onAct: (act: RowAct, row: number) => void
}

/** The menu at the end of a row. */
export function RowMenu({ row, count, isFull, tabIndex = 0, onAct }: RowMenuProps) {
  const translate = useTranslate()
  const acts: readonly (readonly [RowAct, boolean])[] = [
    ['edit', true],
    ['insert', !isFull],
    ['copy', !isFull],
    ['up', row > 0],
    ['down', row < count - 1],
    ['remove', true],
  ]
  return (
    <MenuButton
      small
      tabIndex={tabIndex}
      label={translate('fields.rows.menu', { number: row + 1 })}
      groups={[
        acts.map(([act, isPossible]) => ({
          key: act,
          label: translate(`fields.rows.${act}`),
          isDisabled: !isPossible,
          onPick: () => onAct(act, row),
        })),
      ]}
    />
  )
}
