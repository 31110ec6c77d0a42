import { useRef } from 'react'
import { Drawing } from '../../../../../src/controls/parts/Drawing.tsx'
import { MenuButton } from '../../../../../src/controls/parts/MenuButton.tsx'
import { formatDay } from '../../../../../src/fields/date/formatDay.ts'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { Picture } from '../../../../../src/views/Picture.tsx'
import { useAreaWords } from '../../../../../src/views/useAreaWords.ts'
import type { projectCard } from '../../../projectCard/projectCard.ts'
import { cardsIn } from '../../rules/arrange.ts'
import type { BoardCard } from '../../rules/board.ts'
import { dueState } from '../../rules/due.ts'
import { People } from '../People.tsx'
import { useBoardFacts } from './BoardContext.ts'
import css from './board.module.css'
import { useDragging } from './useDragging.ts'

/** A card on its board: opened by its title, moved by the mouse, by the keyboard or by its menu. */
export function CardTile({ card }: { card: BoardCard }) {
  const facts = useBoardFacts()
  const { board, words, may, lift, archive, askMove, open, cardAddress } = facts
  const { text } = words
  const element = useRef<HTMLLIElement>(null)
  const latest = useRef(facts)
  latest.current = facts
  useDragging(may.move, ({ dragCard }) =>
    element.current
      ? dragCard(element.current, card.id, (id, isBefore) => {
          const now = latest.current.board
          const dropped = now.cards.find((each) => each.id === id)
          const here = now.cards.find((each) => each.id === card.id)
          if (!dropped || !here) return
          const others = cardsIn(now, here.column).filter((each) => each.id !== id)
          const at = others.findIndex((each) => each.id === card.id)
          const behind = isBefore ? (others[at - 1]?.id ?? null) : card.id
          latest.current.move(dropped, { column: here.column, behind })
        })
      : undefined,
  )
  const people = board.people.filter(({ id }) => card.members.includes(id))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title takes the keys
    <li
      ref={element}
      className={css.card}
      data-card={card.id}
      data-lifted={lift.card === card.id || undefined}
      onClick={({ target }) => {
        if (!(target as HTMLElement).closest('a, button')) open(card.id)
      }}
    >
      {card.cover && (
        <span className={css.cover}>
          <Picture value={card.cover} width={248} height={120} alt="" />
        </span>
      )}
      <Labels labels={card.labels} />
      <div className={css.cardHead}>
        <Link
          to={cardAddress(card.id)}
          draggable={false}
          onKeyDown={(event) => lift.onKeyDown(event, card)}
          aria-describedby={may.move ? 'board-keys' : undefined}
          aria-keyshortcuts={may.move ? 'Space' : undefined}
        >
          <bdi>{card.title}</bdi>
        </Link>
        {may.move && (
          <MenuButton
            small
            label={text('board.menuOf', { title: card.title })}
            groups={[
              [
                { key: 'open', label: text('board.open'), onPick: () => open(card.id) },
                { key: 'move', label: text('board.moveTo'), onPick: () => askMove(card.id) },
              ],
              [{ key: 'archive', label: text('board.archive'), onPick: () => archive(card) }],
            ]}
          />
        )}
      </div>
      <Facts card={card} />
      <People label={words.field('members')} people={people} most={3} />
    </li>
  )
}

/** What a card is about, as coloured bars with their names. */
function Labels({ labels }: Pick<BoardCard, 'labels'>) {
  const { value } = useAreaWords<typeof projectCard>('apps/project/cards')
  if (labels.length === 0) return null
  return (
    <ul className={css.labels}>
      {labels.map((label) => (
        <li key={label} data-label={label}>
          {value('labels', label)}
        </li>
      ))}
    </ul>
  )
}

function Facts({ card: { dueDate, comments, files, lines, done } }: { card: BoardCard }) {
  const { words, today } = useBoardFacts()
  const { text, locale } = words
  if (!dueDate && comments + files + lines === 0) return null
  const counts = [
    { key: 'lines', count: lines, shown: `${done}/${lines}`, said: text('board.done', { done, lines }) },
    {
      key: 'comments',
      count: comments,
      shown: String(comments),
      said: text('board.comments', { smart_count: comments }),
    },
    { key: 'files', count: files, shown: String(files), said: text('files', { smart_count: files }) },
  ].filter(({ count }) => count > 0)
  return (
    <div className={css.facts}>
      {dueDate && <Due day={dueDate} today={today} locale={locale} text={text} />}
      {counts.map(({ key, shown, said }) => (
        <span key={key} className={css.count} data-tip={said}>
          <Drawing path={paths[key as keyof typeof paths]} size={14} />
          <span aria-hidden="true">{shown}</span>
          <span className="visually-hidden">{said}</span>
        </span>
      ))}
    </div>
  )
}

const paths = {
  lines:
    'M22 7h-9v2h9zm0 8h-9v2h9zM5.54 11 2 7.46l1.41-1.41 2.12 2.12 4.24-4.24 1.41 1.41zm0 8L2 15.46l1.41-1.41 2.12 2.12 4.24-4.24 1.41 1.41z',
  comments: 'M20 2H4c-1.1 0-2 .9-2 2v18l4-4h14c1.1 0 2-.9 2-2V4c0-1.1-.9-2-2-2m0 14H6l-2 2V4h16z',
  files:
    'M16.5 6v11.5c0 2.21-1.79 4-4 4s-4-1.79-4-4V5a2.5 2.5 0 0 1 5 0v10.5c0 .55-.45 1-1 1s-1-.45-1-1V6H10v9.5a2.5 2.5 0 0 0 5 0V5c0-2.21-1.79-4-4-4S7 2.79 7 5v12.5c0 3.04 2.46 5.5 5.5 5.5s5.5-2.46 5.5-5.5V6z',
} as const

interface DueProps {
  day: string
  today: string
  locale: string
  text: (key: string, values?: object) => string
}

/** When a card is due; that it should have been says so in words. */
function Due({ day, today, locale, text }: DueProps) {
  const state = dueState(day, today)
  const written = formatDay(day, locale)
  return (
    <time className={css.due} dateTime={day} data-due={state}>
      {text(state === 'late' ? 'board.overdueOn' : 'board.dueOn', { day: written })}
    </time>
  )
}
