import { type ReactNode, useId } from 'react'
import { Frame } from '../../../../../src/controls/parts/Frame.tsx'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import { PartWaiting } from '../../../../../src/shell/states/PartState.tsx'
import type { AreaWords } from '../../../../../src/views/useAreaWords.ts'
import css from './board.module.css'
import { useLastCounts } from './useLastCounts.ts'

/** With the space around it, a grey bar of these pixels is as high as a control. */
const bar = 32

interface BoardSkeletonProps {
  words: AreaWords
  /** Chooses another project; absent while the projects are on their way too. */
  choice?: ReactNode
}

/** A board on its way: all that it has stands where it will be, and as high. */
export function BoardSkeleton({ words: { text }, choice }: BoardSkeletonProps) {
  const cards = useLastCounts()
  return (
    <>
      <div className={css.head}>
        {choice ?? (
          <div className={css.choose}>
            <WaitingField label={text('board.choose')} />
          </div>
        )}
        <div className={css.headTools}>
          <Skeleton width="160px" />
        </div>
      </div>
      <PartWaiting className={css.page}>
        <div className={css.filters} aria-hidden="true">
          <Skeleton height={bar} />
          {['member', 'label', 'due'].map((name) => (
            <WaitingField key={name} label={text(`board.${name}`)} />
          ))}
        </div>
        <div className={css.board} aria-hidden="true">
          {cards.map((count, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <div key={column} className={css.column} data-waiting-column>
              <div className={css.columnHead}>
                <Skeleton width="50%" />
              </div>
              <div className={css.cards}>
                {Array.from({ length: count }, (_, card) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                  <div key={card} className={css.card} data-waiting-card>
                    <Skeleton width="85%" />
                    <Skeleton width="55%" />
                    <Skeleton width="30%" />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
      </PartWaiting>
    </>
  )
}

/** A choice that is on its way, under its label. */
function WaitingField({ label }: { label: string }) {
  const id = useId()
  return (
    <Frame id={id} source="" label={label} group>
      <Skeleton height={bar} />
    </Frame>
  )
}
