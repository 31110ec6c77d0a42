import { useDataProvider } from 'ra-core'
import { useRef } from 'react'
import { useAct } from '../../../../../src/providers/useAct.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { AddBox } from './AddBox.tsx'
import { useBoardFacts } from './BoardContext.ts'
import css from './board.module.css'
import { ColumnView } from './ColumnView.tsx'
import { useDragging } from './useDragging.ts'

/** What a board begins with where nobody says otherwise; the last one is for what is done. */
const usual = ['todo', 'doing', 'review', 'done'] as const

/** The columns of a board side by side, and a place for one more. */
export function Columns({ project }: { project: string }) {
  const { board, words, areas, may } = useBoardFacts()
  const { text } = words
  const provider = useDataProvider()
  const [act, isBusy] = useAct(areas.project.path)
  const create = (data: object) => provider.create(areas.column.path, { data: { ...data, project } })
  const frame = useRef<HTMLElement>(null)
  useDragging((may.move || may.arrange) && board.columns.length > 0, ({ scrollWhileDragging }) =>
    frame.current ? scrollWhileDragging(frame.current, 'columns') : undefined,
  )
  const begin = () =>
    act(async () => {
      for (const name of usual)
        await create({ title: text(`board.usualColumns.${name}`), finished: name === 'done' })
      return undefined
    })
  if (board.columns.length === 0)
    return (
      <div className={css.none}>
        <p>{text('board.empty')}</p>
        {may.addColumn && (
          <>
            <Button look="primary" busy={isBusy} onClick={() => void begin()}>
              {text('board.usual')}
            </Button>
            <AddColumn isPlain onAdd={(title) => act(async () => void (await create({ title })))} />
          </>
        )}
      </div>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard
    <section ref={frame} className={css.board} tabIndex={0} aria-label={text('board.columns')}>
      {board.columns.map((column) => (
        <ColumnView key={column.id} column={column} />
      ))}
      {may.addColumn && <AddColumn onAdd={(title) => act(async () => void (await create({ title })))} />}
    </section>
  )
}

interface AddColumnProps {
  isPlain?: boolean
  onAdd: (title: string) => Promise<boolean>
}

function AddColumn({ isPlain = false, onAdd }: AddColumnProps) {
  const { text, closing } = useBoardFacts().words
  return (
    <div className={isPlain ? undefined : css.addColumn}>
      <AddBox
        label={text('board.addColumn')}
        field={text('board.columnTitle')}
        add={text('board.add')}
        cancel={closing}
        max={60}
        onAdd={onAdd}
      />
    </div>
  )
}
