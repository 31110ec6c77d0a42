import { LinkBase } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { MenuButton } from '../../../../../src/controls/parts/MenuButton.tsx'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import type { AnyRecord, AreaHead } from '../../../../../src/core/index.ts'
import { useArea } from '../../../../../src/loadArea.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { useOwnActions } from '../../../../../src/views/form/useOwnActions.tsx'
import { StatusChip } from '../../../../../src/views/StatusChip.tsx'
import { useRecordPath } from '../../../../../src/views/useRecordPath.ts'
import { useSteps } from '../../../../../src/views/workflow/useSteps.tsx'
import css from '../order.module.css'
import { useOwn } from '../useOwn.ts'

interface ChildLineProps {
  area: AreaHead
  record: AnyRecord
  /** What is said of it beside its number and its state. */
  about?: ReactNode
  /** At the end of the line: an amount. */
  figure?: ReactNode
  onMoved: () => void
  /** Below the line. */
  children?: ReactNode
}

/** A record of another area that belongs to the order, with its own next step and everything else that can be done with it. */
export function ChildLine(props: ChildLineProps) {
  return (
    <Suspense
      fallback={
        <li className={css.child}>
          <Skeleton height={40} />
        </li>
      }
    >
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded({ area, record, about, figure, onMoved, children }: ChildLineProps) {
  const { text } = useOwn()
  const resource = useArea(area)
  const pathOf = useRecordPath()
  const steps = useSteps(resource, record, { onMoved })
  const own = useOwnActions(resource, record)
  const moves = [...steps.buttons, ...steps.others]
  const next = moves.find(({ isDanger }) => !isDanger)
  const others = moves.filter((step) => step !== next)
  const title = String(record[area.title] ?? '')
  const to = pathOf(resource, record.id, record)
  const hasMore = others.length > 0 || own.offers.length > 0
  return (
    <li className={css.child}>
      <div className={css.childHead}>
        {to ? (
          <LinkBase to={to} className={css.number}>
            <bdi dir="ltr">{title}</bdi>
          </LinkBase>
        ) : (
          <bdi dir="ltr" className={css.number}>
            {title}
          </bdi>
        )}
        {resource.workflow && <StatusChip resource={resource} status={String(record.status)} />}
        {about && <span className={css.about}>{about}</span>}
        <span className={css.childEnd}>
          {figure && <span className={css.amount}>{figure}</span>}
          {next && (
            <Button small disabled={next.isDisabled} onClick={next.start}>
              {next.label}
            </Button>
          )}
          {hasMore && (
            <MenuButton
              small
              label={text('moreOf', { number: title })}
              groups={[
                own.offers,
                others.map(({ name, start, ...step }) => ({ ...step, key: name, onPick: start })),
              ]}
            />
          )}
        </span>
      </div>
      {children}
      {steps.dialog}
      {own.dialog}
    </li>
  )
}
