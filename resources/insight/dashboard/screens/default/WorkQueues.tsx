import { type ReactNode, useId, useMemo } from 'react'
import { areaHeads } from '#areas'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { NamedRecords } from '../../../../../src/views/NamedRecords.tsx'
import { itemIds } from '../../../../shared/pieces/screens/useItemPicture.ts'
import { canWorkOff, type Queue, queueAddress, queues } from '../../rules/queues.ts'
import { isFailure, maySeeTile, type QueueTile } from '../../rules/tiles.ts'
import { type Layout, ordered } from '../board/layout.ts'
import { Failure } from '../board/Tile.tsx'
import { type FigureParams, useFigures } from '../board/useFigures.ts'
import type { Words } from '../board/useWords.ts'
import { QueueRow } from './QueueRow.tsx'
import css from './queues.module.css'

const noParams: FigureParams = {}

interface WorkQueuesProps {
  readonly layout: Layout
  readonly words: Words
}

/** What waits for this person: what is late, what is to be done, where nothing waits in one line, and at the end what others work off. */
export function WorkQueues({ layout, words }: WorkQueuesProps) {
  const { t } = words
  const viewer = useViewer()
  const { data, error, refetch } = useFigures('queues', noParams, true)
  const shown = useMemo(
    () =>
      ordered(queues, layout).filter(
        ({ name }) => maySeeTile(viewer, 'queues', name) && !layout.hidden?.includes(name),
      ),
    [viewer, layout],
  )
  const wanted = useMemo(
    () => ({
      product: shown.flatMap(({ name }) =>
        itemIds((data?.tiles[name] as QueueTile | undefined)?.items ?? []),
      ),
    }),
    [shown, data],
  )
  if (error && !data)
    return (
      <div className={css.card}>
        <Failure words={words} message={error.message} onRetry={() => void refetch()} />
      </div>
    )
  if (!data) return <Waiting shown={shown} words={words} />
  // A queue that the server does not give to this person is not there.
  const counted = shown.flatMap((queue): [Queue, QueueTile][] => {
    const tile = data.tiles[queue.name]
    return tile === undefined || isFailure(tile) ? [] : [[queue, tile as QueueTile]]
  })
  const known = counted.filter(
    ([{ within }]) => !counted.some(([{ name }, { total }]) => name === within && total > 0),
  )
  // What is told by another queue is worked off from its row.
  const placeOf = ({ name, place }: Queue) =>
    place ??
    counted.find(([{ within, place }, { total }]) => within === name && place && total > 0)?.[0].place
  const isOwn = ([queue]: readonly [Queue, QueueTile]) => canWorkOff(viewer, queue)
  const allWaiting = known.filter(([, { total }]) => total > 0)
  const waiting = allWaiting.filter(isOwn)
  const others = allWaiting.filter((each) => !isOwn(each))
  const isLate = isLateAmong(allWaiting)
  const late = waiting.filter(isLate)
  const first = late[0] ?? waiting[0]
  const empty = known.filter(([, { total }]) => total === 0)
  const failed = shown.find(({ name }) => isFailure(data.tiles[name]))
  const rows = (some: typeof waiting) =>
    some.map(([queue, tile]) => (
      <QueueRow
        key={queue.name}
        queue={queue}
        tile={tile}
        place={placeOf(queue)}
        isLate={isLate([queue, tile])}
        isFirst={queue === first?.[0]}
        words={words}
      />
    ))
  const todo = (
    <Group title={t('dashboard.work.todo')}>
      {rows(waiting.filter((each) => !isLate(each)))}
      {failed && (
        <li className={css.row}>
          <Failure words={words} message={t('dashboard.failed')} onRetry={() => void refetch()} />
        </li>
      )}
      {waiting.length === 0 && !failed && (
        <li className={css.done}>{t(known.length === 0 ? 'dashboard.work.none' : 'dashboard.work.done')}</li>
      )}
      {empty.length > 0 && waiting.length > 0 && (
        <li className={css.empty}>
          <span>{t('dashboard.work.nothing')}</span>{' '}
          {empty.map(([queue]) => (
            <Link key={queue.name} to={queueAddress(areaHeads[queue.area]?.path ?? '', queue)}>
              {t(`dashboard.tiles.${queue.name}`)}
            </Link>
          ))}
        </li>
      )}
    </Group>
  )
  return (
    <NamedRecords wanted={wanted}>
      {late.length > 0 && <Group title={t('dashboard.work.late')}>{rows(late)}</Group>}
      {(known.some(isOwn) || failed || others.length === 0) && todo}
      {others.length > 0 && (
        <Group title={t('dashboard.work.others')}>
          {rows([...others.filter(isLate), ...others.filter((each) => !isLate(each))])}
        </Group>
      )}
    </NamedRecords>
  )
}

/** Whether it is bad that anything waits there, or the first of it should be done by now and no urgent queue of its area tells so. */
function isLateAmong(waiting: readonly (readonly [Queue, QueueTile])[]) {
  const told = new Set(waiting.flatMap(([{ urgent, area }]) => (urgent ? [area] : [])))
  return ([{ urgent, by, area }, { at }]: readonly [Queue, QueueTile]): boolean =>
    urgent === true || (by === 'dueAt' && !told.has(area) && at !== null && Date.parse(at) < Date.now())
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ul className={css.rows}>{children}</ul>
    </section>
  )
}

/** The rows while their counts are on their way: what they are called is known. */
function Waiting({ shown, words: { t } }: { shown: readonly Queue[]; words: Words }) {
  return (
    <div className={css.card} aria-busy="true" data-waiting="">
      <p className={css.title}>{t('dashboard.work.todo')}</p>
      <ul className={css.rows} aria-hidden="true">
        {shown.slice(0, 8).map(({ name }) => (
          <li key={name} className={css.row}>
            <span className={css.since}>{t(`dashboard.tiles.${name}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
