import { useMemo, useState } from 'react'
import { areaHeads } from '#areas'
import { hasFlag } from '../../../../../src/core/access.ts'
import { useSession } from '../../../../../src/providers/useSession.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { PageTitle } from '../../../../../src/shell/page/PageTitle.tsx'
import { queues } from '../../rules/queues.ts'
import { maySeeTile } from '../../rules/tiles.ts'
import { Arranging } from '../board/Arranging.tsx'
import { Board } from '../board/Board.tsx'
import { BoardTools } from '../board/BoardTools.tsx'
import css from '../board/board.module.css'
import type { BoardPart } from '../board/boardTile.ts'
import { type FigureParams, useFigures } from '../board/useFigures.ts'
import { useLastVisit } from '../board/useLastVisit.ts'
import { useLayout } from '../board/useLayout.ts'
import { useWords } from '../board/useWords.ts'
import own from './default.module.css'
import { areasTile, changesTile, newestTile, queueTiles, todayTile } from './defaultTiles.tsx'
import { useViewTiles } from './useViewTiles.tsx'
import { WorkQueues } from './WorkQueues.tsx'

const noParams: FigureParams = {}

/** The first page after sign-in (areas, 35): what waits for this person, how today goes, and what has changed since they were here. */
export default function DefaultDashboard() {
  const words = useWords()
  const session = useSession()
  const viewer = useViewer()
  const since = useLastVisit()
  const [layout, setLayout] = useLayout('default')
  const [isArranging, setArranging] = useState(false)
  const { t } = words
  const views = useViewTiles(isArranging || (layout.views?.length ?? 0) > 0, words)
  const hasAreas = Object.keys(areaHeads).some((area) => hasFlag(viewer, area, 'view'))
  const parts = useMemo((): BoardPart[] => {
    const hasQueues = queues.some(({ name }) => maySeeTile(viewer, 'queues', name))
    const overview = [
      todayTile,
      ...(hasFlag(viewer, 'order', 'view') ? [newestTile] : []),
      { ...changesTile, params: { since } },
      // Where nothing is counted that waits, the way to one's areas is what there is.
      ...(hasQueues ? [] : [areasTile]),
    ]
    return [
      { name: 'queues', title: t('dashboard.queues'), tiles: queueTiles },
      { name: 'overview', title: t('dashboard.overview'), tiles: overview },
      { name: 'views', title: t('dashboard.views'), tiles: views },
    ]
      .map((part) => ({
        ...part,
        tiles: part.tiles.filter(({ name, group }) => !group || maySeeTile(viewer, group, name)),
      }))
      .filter(({ tiles }) => tiles.length > 0)
  }, [viewer, since, views, t])
  const work = parts.find((part) => part.name === 'queues')
  const { isPending } = useFigures('queues', noParams, work !== undefined)
  const isCounting = work !== undefined && isPending
  const board = { layout, onLayout: setLayout, words }
  const name = session?.userName.trim() ?? ''
  return (
    <div className={css.page}>
      <div className={css.top}>
        <div>
          <PageTitle>{name ? t('dashboard.greeting', { name }) : t('dashboard.greetingNobody')}</PageTitle>
          <p className={css.lead}>{hasAreas ? <time>{words.today()}</time> : t('shell.dashboard.noAreas')}</p>
        </div>
        {hasAreas && (
          <div className={css.tools}>
            <BoardTools
              isArranging={isArranging}
              onArrange={setArranging}
              onReset={() => setLayout(undefined)}
              words={words}
            />
          </div>
        )}
      </div>
      {isArranging && <Arranging board="default" layout={layout} words={words} />}
      {hasAreas && isArranging && <Board {...board} parts={parts} isArranging />}
      {hasAreas && !isArranging && (
        <div className={own.today} data-split={work ? '' : undefined}>
          {work && (
            <div className={own.work}>
              <WorkQueues layout={layout} words={words} />
            </div>
          )}
          {/* Asked for at once and shown when nothing above it will move it any more. */}
          <div hidden={isCounting}>
            <Board {...board} parts={parts.filter((part) => part !== work)} isArranging={false} />
          </div>
        </div>
      )}
    </div>
  )
}
