import { useDataProvider } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { MenuButton } from '../../../../../src/controls/parts/MenuButton.tsx'
import { useSayFailure } from '../../../../../src/providers/useAct.ts'
import { cardsIn } from '../../rules/arrange.ts'
import type { BoardColumn } from '../../rules/board.ts'
import { AddBox } from './AddBox.tsx'
import { useBoardFacts } from './BoardContext.ts'
import css from './board.module.css'
import { CardTile } from './CardTile.tsx'
import { ColumnDialog } from './ColumnDialog.tsx'
import { RemoveColumn } from './RemoveColumn.tsx'
import { useDragging } from './useDragging.ts'

/** A column of a board: what it is called, how much lies in it, its cards, and a way to add one. */
export function ColumnView({ column }: { column: BoardColumn }) {
  const facts = useBoardFacts()
  const { board, words, found, may } = facts
  const { text } = words
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useColumnDrag(section, head, column)
  const cards = cardsIn(board, column.id)
  const shown = found ? cards.filter((card) => found.has(card.id)) : cards
  useDragging(facts.may.move && shown.length > 0, ({ scrollWhileDragging }) =>
    list.current ? scrollWhileDragging(list.current, 'cards') : undefined,
  )
  const isFull = column.cardLimit !== null && cards.length >= column.cardLimit
  return (
    <section ref={section} className={css.column} aria-labelledby={id} data-column={column.id}>
      <div ref={head} className={css.columnHead}>
        <h3 id={id}>
          <bdi>{column.title}</bdi>
        </h3>
        <Count count={cards.length} limit={column.cardLimit} />
        {may.arrange && <ColumnMenu column={column} count={cards.length} />}
      </div>
      {shown.length > 0 && (
        <ul ref={list} className={css.cards} aria-labelledby={id}>
          {shown.map((card) => (
            <CardTile key={card.id} card={card} />
          ))}
        </ul>
      )}
      {may.add && (
        <div className={css.columnFoot}>
          {isFull ? <p className={css.quiet}>{text('board.full')}</p> : <AddCard column={column.id} />}
        </div>
      )}
    </section>
  )
}

function Count({ count, limit }: { count: number; limit: number | null }) {
  const { text } = useBoardFacts().words
  if (limit === null)
    return (
      <span className={css.countChip}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{text('board.found', { smart_count: count })}</span>
      </span>
    )
  const said = text('board.count', { count, max: limit })
  return (
    <span className={css.countChip} data-full={count >= limit || undefined} data-tip={said}>
      <span aria-hidden="true">
        {count}/{limit}
      </span>
      <span className="visually-hidden">{said}</span>
    </span>
  )
}

function useColumnDrag(
  section: React.RefObject<HTMLElement | null>,
  head: React.RefObject<HTMLElement | null>,
  { id }: BoardColumn,
) {
  const facts = useBoardFacts()
  const latest = useRef(facts)
  latest.current = facts
  useDragging(facts.may.move || facts.may.arrange, ({ dragColumn }) =>
    section.current && head.current
      ? dragColumn(section.current, head.current, id, facts.may.arrange, {
          card: (dropped) => {
            const { board, move } = latest.current
            const card = board.cards.find((each) => each.id === dropped)
            const last = cardsIn(board, id)
              .filter((each) => each.id !== dropped)
              .at(-1)
            if (card) move(card, { column: id, behind: last?.id ?? null })
          },
          column: (dropped, isBefore) => {
            const { board, moveColumn } = latest.current
            const column = board.columns.find((each) => each.id === dropped)
            const others = board.columns.filter((each) => each.id !== dropped)
            const at = others.findIndex((each) => each.id === id)
            if (column) moveColumn(column, isBefore ? (others[at - 1]?.id ?? null) : id)
          },
        })
      : undefined,
  )
}

function ColumnMenu({ column, count }: { column: BoardColumn; count: number }) {
  const { board, words, may, moveColumn } = useBoardFacts()
  const { text } = words
  const [task, setTask] = useState<'settings' | 'remove'>()
  const at = board.columns.findIndex(({ id }) => id === column.id)
  const behind = (index: number) => board.columns[index]?.id ?? null
  return (
    <>
      <MenuButton
        small
        label={text('board.menuOf', { title: column.title })}
        groups={[
          [{ key: 'settings', label: text('board.rename'), onPick: () => setTask('settings') }],
          [
            {
              key: 'before',
              label: text('board.before'),
              isDisabled: at === 0,
              onPick: () => moveColumn(column, behind(at - 2)),
            },
            {
              key: 'after',
              label: text('board.after'),
              isDisabled: at === board.columns.length - 1,
              onPick: () => moveColumn(column, behind(at + 1)),
            },
          ],
          may.removeColumn
            ? [
                {
                  key: 'remove',
                  label: text('board.removeColumn'),
                  isDanger: true,
                  onPick: () => setTask('remove'),
                },
              ]
            : [],
        ]}
      />
      {task === 'settings' && <ColumnDialog column={column} onClose={() => setTask(undefined)} />}
      {task === 'remove' && <RemoveColumn column={column} count={count} onClose={() => setTask(undefined)} />}
    </>
  )
}

function AddCard({ column }: { column: string }) {
  const { words, areas, refresh } = useBoardFacts()
  const provider = useDataProvider()
  const sayFailure = useSayFailure()
  const { text } = words
  return (
    <AddBox
      label={text('board.addCard')}
      field={text('board.cardTitle')}
      add={text('board.add')}
      cancel={words.closing}
      max={200}
      onAdd={async (title) => {
        try {
          await provider.create(areas.card.path, { data: { title, column } })
          await refresh()
          return true
        } catch (error) {
          sayFailure(error)
          return false
        }
      }}
    />
  )
}
