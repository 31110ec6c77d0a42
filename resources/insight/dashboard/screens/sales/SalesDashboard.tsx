import { useMemo, useState } from 'react'
import { hasFlag } from '../../../../../src/core/access.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Icon } from '../../../../../src/shell/icons/Icon.tsx'
import { PageTitle } from '../../../../../src/shell/page/PageTitle.tsx'
import { StatePage } from '../../../../../src/shell/states/StatePage.tsx'
import { maySeeTile } from '../../rules/tiles.ts'
import { Arranging } from '../board/Arranging.tsx'
import { Board } from '../board/Board.tsx'
import { BoardTools } from '../board/BoardTools.tsx'
import css from '../board/board.module.css'
import { PeriodChoice } from '../board/PeriodChoice.tsx'
import { useLayout } from '../board/useLayout.ts'
import { usePeriod } from '../board/usePeriod.ts'
import { useWords } from '../board/useWords.ts'
import { salesTiles } from './salesTiles.tsx'

/** How the shop sells (areas, 35): the period and what it is compared with stand in the address. */
export default function SalesDashboard() {
  const words = useWords()
  const viewer = useViewer()
  const chosen = usePeriod()
  const [layout, setLayout] = useLayout('sales')
  const [isArranging, setArranging] = useState(false)
  const { t } = words
  const { params } = chosen
  const tiles = useMemo(
    () =>
      salesTiles
        .filter(({ name, group }) =>
          group ? maySeeTile(viewer, group, name) : hasFlag(viewer, 'order', 'view'),
        )
        .map((tile) => ({ ...tile, params })),
    [viewer, params],
  )
  return (
    <div className={css.page}>
      <div className={css.top}>
        <div>
          <PageTitle>{t('shell.routes.dashboards/sales')}</PageTitle>
          <p className={css.lead}>{t('dashboard.salesLead')}</p>
        </div>
        {tiles.length > 0 && (
          <div className={css.tools}>
            <PeriodChoice chosen={chosen} words={words} />
            <BoardTools
              isArranging={isArranging}
              onArrange={setArranging}
              onReset={() => setLayout(undefined)}
              words={words}
            />
          </div>
        )}
      </div>
      {isArranging && <Arranging board="sales" layout={layout} words={words} />}
      {tiles.length > 0 ? (
        <Board
          parts={[{ name: 'sales', title: t('dashboard.overview'), tiles }]}
          layout={layout}
          onLayout={setLayout}
          isArranging={isArranging}
          words={words}
        />
      ) : (
        <StatePage
          icon={<Icon name="salesDashboard" />}
          title={t('dashboard.noTiles')}
          text={t('dashboard.noTilesText')}
        />
      )}
    </div>
  )
}
