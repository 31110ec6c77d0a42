import { areaHeads } from '#areas'
import { workQuery } from '../../../../../src/derive/work.ts'
import { useRelativeTime } from '../../../../../src/providers/useRelativeTime.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { ButtonLink } from '../../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../../src/shell/routing/Link.tsx'
import { GoodsPicture } from '../../../../../src/views/Picture.tsx'
import { useRecordPath } from '../../../../../src/views/useRecordPath.ts'
import { useItemPicture } from '../../../../shared/pieces/screens/useItemPicture.ts'
import { canWorkOff, type Queue, queueAddress, queueWork } from '../../rules/queues.ts'
import type { QueueTile } from '../../rules/tiles.ts'
import type { Words } from '../board/useWords.ts'
import { countText } from './countText.ts'
import css from './queues.module.css'

interface QueueRowProps {
  readonly queue: Queue
  readonly tile: QueueTile
  /** Where it is worked off, below `/app`, in place of its records one by one. */
  readonly place: string | undefined
  readonly isLate: boolean
  /** The one to begin with. */
  readonly isFirst: boolean
  readonly words: Words
}

/** A queue: how much waits, since when, of what, and the one word that begins the work; its name leads to the list. */
export function QueueRow({ queue, tile, place, isLate, isFirst, words }: QueueRowProps) {
  const { t } = words
  const viewer = useViewer()
  const pathTo = useRecordPath()
  const pictureOf = useItemPicture()
  const relative = useRelativeTime()
  const head = areaHeads[queue.area]
  if (!head) return null
  const { at, first, items } = tile
  const name = t(`dashboard.tiles.${queue.name}`)
  const path = first === null ? undefined : pathTo(head, first)
  const isWorker = canWorkOff(viewer, queue)
  const verb = t(isWorker ? `dashboard.verbs.${queue.name}` : 'dashboard.verbs.look')
  const isDue = queue.by === 'dueAt'
  const time = at && relative(at)
  return (
    <li className={css.row} data-urgent={isLate || undefined} data-queue={queue.name}>
      <Link to={queueAddress(head.path, queue)} className={css.name}>
        <span className={css.count}>{countText(tile, words)}</span> <span>{name}</span>
      </Link>
      <span className={css.since} dir="auto">
        {time && t(isDue ? 'dashboard.work.firstDue' : 'dashboard.work.oldest', { time })}
      </span>
      <span className={css.pictures} aria-hidden="true">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two records may begin with the same item
          <GoodsPicture key={index} value={pictureOf(item)} height={36} alt="" />
        ))}
      </span>
      {path && (
        <span className={css.verb}>
          <ButtonLink
            small
            look={isFirst ? 'primary' : 'outlined'}
            to={isWorker && place ? `/app/${place}` : `${path}?${workQuery(queueWork(queue))}`}
            aria-label={t('dashboard.work.begin', { verb, queue: name })}
          >
            {verb}
          </ButtonLink>
        </span>
      )}
    </li>
  )
}
