import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ChoiceBox } from '../../../../src/controls/parts/ChoiceBox.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { hasFlag, type Resource } from '../../../../src/core/index.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { StepTools } from '../../page/screens/StepTools.tsx'
import type { RevisionLine } from '../../publishing/screens/RevisionsSection.tsx'
import { layoutPages, slots } from '../rules/widgetTypes.ts'
import type { widget } from '../widget.ts'
import { LayoutVersions } from './LayoutVersions.tsx'
import css from './widget.module.css'

type Slot = (typeof slots)[number]

/** A section of a page as its map shows it. */
interface Mapped {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly slot: Slot
  readonly hidden: boolean
  readonly source: string
  readonly sourceCount: number | null
  readonly scheduleState: string
}

interface Layout {
  readonly live: Pick<RevisionLine, 'number' | 'at' | 'actorName'> | null
  readonly ahead: boolean
  readonly versions: readonly RevisionLine[]
  readonly widgets: readonly Mapped[]
}

/**
 * The sections of a page from top to bottom, ordered by buttons, by drag or with Alt and the arrow keys; published as a whole
 * (areas, 21). A section moves on into the next part of the page at the end of its own.
 */
export function PageMap({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const viewer = useViewer()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const [state, change] = usePageState()
  const page = layoutPages.find((name) => name === state.page) ?? 'home'
  const [order, setOrder] = useState<readonly Mapped[]>()
  const dragged = useRef<string>(undefined)
  const { text: own } = useAreaWords<typeof widget>(resource.path)
  const { data, error } = useQuery({
    queryKey: [resource.path, 'layout', page],
    queryFn: ({ signal }) => ask<Layout>('layout', { input: { page }, signal }),
    retry: false,
  })
  // What the server answers is the order again, whatever was shown in the meantime.
  useEffect(() => setOrder(data?.widgets), [data])
  const mayEdit = hasFlag(viewer, resource.name, 'edit')
  const mayPublish = hasFlag(viewer, resource.name, 'publish')
  const shown = order ?? data?.widgets ?? []
  const arrange = (next: readonly Mapped[]) => {
    setOrder(next)
    void act(async () => {
      await ask('arrange', { input: { page, order: next.map(({ id, slot }) => ({ id, slot })) } })
      return undefined
    })
  }
  const move = (from: number, to: number) => {
    const widget = shown[from]
    if (!widget || isBusy) return
    const beside = shown[to]
    const slot = beside?.slot ?? widget.slot
    // At the border of a part it first enters the next one.
    if (slot !== widget.slot || !beside) {
      const at = slots.indexOf(widget.slot) + (to > from ? 1 : -1)
      const next = slots[at]
      if (next) arrange(shown.map((each) => (each.id === widget.id ? { ...each, slot: next } : each)))
      return
    }
    const rest = shown.filter(({ id }) => id !== widget.id)
    arrange(rest.toSpliced(to, 0, widget))
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0 || !mayEdit) return
    event.preventDefault()
    move(index, index + step)
  }
  const drop = (slot: Slot, before: string | undefined) => {
    const widget = shown.find(({ id }) => id === dragged.current)
    dragged.current = undefined
    if (!widget || widget.id === before) return
    const rest = shown.filter(({ id }) => id !== widget.id)
    const last = rest.findLastIndex((each) => slots.indexOf(each.slot) <= slots.indexOf(slot)) + 1
    const at = before ? rest.findIndex(({ id }) => id === before) : last
    arrange(rest.toSpliced(at, 0, { ...widget, slot }))
  }
  const publish = () =>
    act(async () => {
      const { number } = await ask<{ number: number }>('publishPage', { input: { page } })
      return own('pagePublished', { number })
    })
  const rollBack = (number: number) =>
    act(async () => {
      await ask('rollBack', { input: { page, number } })
      return own('rolledBack', { number })
    })
  return (
    <div className={css.map}>
      <header className={css.bar}>
        <div className={css.choice}>
          <ChoiceBox
            dense
            id="layout-page"
            source="page"
            label={translate(`resources.${resource.path}.fields.page`)}
            choices={layoutPages.map((name) => ({
              value: name,
              label: translate(`resources.${resource.path}.values.page.${name}`),
            }))}
            chosen={page}
            onChoose={(name) => change({ tab: 'map', page: name })}
          />
        </div>
        {data && (
          <ToneChip tone={data.ahead ? 'warning' : 'success'}>
            {own(data.ahead ? 'pageAhead' : 'pageLive')}
          </ToneChip>
        )}
        <span className={css.quiet}>
          {data?.live
            ? own('liveSince', {
                number: data.live.number,
                time: formatTime(data.live.at, locale),
                name: data.live.actorName,
              })
            : data && own('neverPublished')}
        </span>
        {mayPublish && (
          <Button look="primary" busy={isBusy} disabled={!data?.ahead} onClick={() => void publish()}>
            {own('publishPage')}
          </Button>
        )}
      </header>
      {error && <p role="alert">{(error as Error).message}</p>}
      {!data && !error && <Skeleton height={240} />}
      {data &&
        slots.map((slot) => (
          <section
            key={slot}
            className={css.slot}
            aria-label={translate(`resources.${resource.path}.values.slot.${slot}`)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => drop(slot, undefined)}
          >
            <h2>{translate(`resources.${resource.path}.values.slot.${slot}`)}</h2>
            <ol>
              {shown.map((each, index) =>
                each.slot !== slot ? null : (
                  <li
                    key={each.id}
                    className={css.section}
                    data-hidden={each.hidden || undefined}
                    draggable={mayEdit}
                    onDragStart={() => {
                      dragged.current = each.id
                    }}
                    onDrop={(event) => {
                      event.stopPropagation()
                      drop(slot, each.id)
                    }}
                  >
                    <Link
                      to={`/app/${resource.path}/${each.id}`}
                      className={css.name}
                      onKeyDown={(event) => onKeyDown(event, index)}
                    >
                      <strong>{each.name}</strong>
                      <span className={css.quiet}>
                        {translate(`resources.${resource.path}.values.type.${each.type}`)}
                      </span>
                    </Link>
                    <span className={css.chips}>
                      {each.hidden && (
                        <ToneChip tone="neutral">
                          {translate(`resources.${resource.path}.fields.hidden`)}
                        </ToneChip>
                      )}
                      {each.sourceCount === 0 && <ToneChip tone="warning">{own('noProducts')}</ToneChip>}
                      {each.scheduleState !== 'always' && (
                        <ToneChip tone={each.scheduleState === 'live' ? 'success' : 'info'}>
                          {translate(`resources.${resource.path}.values.scheduleState.${each.scheduleState}`)}
                        </ToneChip>
                      )}
                    </span>
                    {mayEdit && (
                      <StepTools
                        resource={resource}
                        name={each.name}
                        {...placeOf(shown, index)}
                        onMove={(to) => move(index, index + (to - placeOf(shown, index).index))}
                      />
                    )}
                  </li>
                ),
              )}
            </ol>
            {!shown.some((each) => each.slot === slot) && <p className={css.quiet}>{own('emptySlot')}</p>}
          </section>
        ))}
      {data && data.versions.length > 0 && (
        <LayoutVersions
          resource={resource}
          versions={data.versions}
          mayRollBack={mayPublish && !isBusy}
          onRollBack={(number) => void rollBack(number)}
        />
      )}
    </div>
  )
}

/** Where a section is among all places of the page: it may go on beyond its own part, but not beyond the page. */
function placeOf(shown: readonly Mapped[], index: number): { index: number; count: number } {
  const slot = shown[index]?.slot
  const isFirst = slot === slots[0] && index === 0
  const isLast = slot === slots.at(-1) && index === shown.length - 1
  return { index: isFirst ? 0 : 1, count: isLast ? (isFirst ? 1 : 2) : isFirst ? 2 : 3 }
}
