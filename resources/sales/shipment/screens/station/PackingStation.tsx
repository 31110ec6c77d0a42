import { type FormEvent, useEffect, useRef, useState } from 'react'
import { hasFlag, type RecordOf } from '../../../../../src/core/index.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
import { Icon } from '../../../../../src/shell/icons/Icon.tsx'
import { listOf } from '../../../../../src/views/listOf.ts'
import { NamedRecords } from '../../../../../src/views/NamedRecords.tsx'
import { useFetchedWords } from '../../../../../src/views/useAreaWords.ts'
import { itemIds } from '../../../../shared/pieces/screens/useItemPicture.ts'
import { printAddress } from '../../../../shared/print/screens/printAddress.ts'
import { printableKinds } from '../../../../shared/print/screens/printable.ts'
import type { shipment } from '../../shipment.ts'
import { OrdersWithoutParcel } from './OrdersWithoutParcel.tsx'
import { StationLines } from './StationLines.tsx'
import { queueFields, StationQueue } from './StationQueue.tsx'
import css from './station.module.css'
import { useScannerBox } from './useScannerBox.ts'
import { useStation } from './useStation.ts'

/** Which papers a parcel needs, the first under the key. */
const papers = ['label', 'packingSlip'] as const

const useParcels = listOf<RecordOf<typeof shipment>>()

/** Where parcels are packed with a scanner: one box takes all codes, and Enter on the empty box does what the button says. */
export default function PackingStation() {
  const { area, text, value } = useFetchedWords<typeof shipment>('shipment')
  const viewer = useViewer()
  const station = useStation(area)
  const { parcel, counts, missing, said, isBusy } = station
  const box = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [printed, setPrinted] = useState<string>()
  // The first parcels that are due, and how many wait.
  const {
    data: waiting = [],
    total = 0,
    isPending,
  } = useParcels(area.path, {
    pagination: { page: 1, perPage: 6 },
    sort: { field: 'dueAt', order: 'ASC' },
    filter: { status: 'pending' },
    meta: { fields: queueFields },
  })
  const next = waiting.find(({ id }) => id !== parcel?.id)?.number
  const kinds = papers.filter((kind) => printableKinds(viewer, 'shipments').includes(kind))
  const isOpen = parcel?.status === 'pending'
  const print = (kind: (typeof papers)[number]) => {
    if (!parcel) return
    setPrinted(parcel.id)
    const wish = {
      kind,
      of: 'shipments',
      ids: [parcel.id],
      language: 'customer',
      isRoll: kind === 'label',
    } as const
    window.open(printAddress(wish), '_blank', 'noopener')
  }
  const [paper] = kinds
  // What has a label, or has left the house, needs no further one.
  const needsPaper = parcel?.status === 'packed' && printed !== parcel.id
  const step = isOpen
    ? { label: text('station.pack'), isReady: missing === 0, run: station.pack }
    : needsPaper && paper
      ? { label: text(`station.print.${paper}`), isReady: true, run: () => print(paper) }
      : {
          label: text('station.next'),
          isReady: !!next,
          run: () => next && station.bring(next),
        }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const scanned = code.trim()
    // The box is free for the next code at once.
    setCode('')
    if (scanned) station.scan(scanned)
    // What is under way ends first; a parcel that is packed meanwhile is not packed again.
    else if (step.isReady) step.run()
  }
  useScannerBox(box)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each thing that happened the box takes codes again
  useEffect(() => box.current?.focus(), [said, printed])
  return (
    <NamedRecords wanted={{ product: itemIds(parcel?.lines ?? waiting.flatMap(({ lines }) => lines)) }}>
      <div className={css.station}>
        <form className={css.scan} onSubmit={submit}>
          <label htmlFor="station-code">{text(isOpen ? 'station.scanPiece' : 'station.scanParcel')}</label>
          <div className={css.line}>
            <input
              ref={box}
              id="station-code"
              value={code}
              onChange={(event) => setCode(event.target.value)}
              aria-describedby="station-help"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
              dir="ltr"
            />
            <Button
              type="submit"
              look="primary"
              aria-busy={isBusy || undefined}
              disabled={!code.trim() && !step.isReady}
            >
              {code.trim() ? text('station.take') : step.label} <span aria-hidden="true">↵</span>
            </Button>
          </div>
          <p id="station-help" className={css.help}>
            {text('station.help')}
          </p>
        </form>
        {said && (
          <p
            key={said.at}
            className={css.said}
            data-alarm={said.isAlarm || undefined}
            role={said.isAlarm ? 'alert' : 'status'}
          >
            <Icon name={said.isAlarm ? 'problem' : 'check'} />
            <span dir="auto">
              {said.key === '_' ? said.values?._ : text(`station.said.${said.key}`, said.values)}
            </span>
          </p>
        )}
        {parcel ? (
          <section className={css.card} aria-labelledby="station-parcel">
            <header className={css.head}>
              <div>
                <h2 id="station-parcel">
                  <bdi>{parcel.number}</bdi> · <bdi>{parcel.orderNumber}</bdi>
                </h2>
                <p className={css.quiet}>{parcel.destination}</p>
              </div>
              <p className={css.left} dir="auto" data-done={missing === 0 || !isOpen || undefined}>
                {!isOpen
                  ? value('status', parcel.status)
                  : missing === 0
                    ? text('station.complete')
                    : text('station.missing', { smart_count: missing })}
              </p>
            </header>
            {(parcel.giftWrap || parcel.giftMessage) && (
              <p className={css.gift}>
                <strong>{text('station.gift')}</strong> <span dir="auto">{parcel.giftMessage}</span>
              </p>
            )}
            <StationLines lines={parcel.lines} counts={counts} isPacked={!isOpen} />
            <footer className={css.actions}>
              {isOpen && (
                <Button onClick={station.aside} disabled={isBusy}>
                  {text('station.aside')}
                </Button>
              )}
              {!isOpen &&
                kinds.map((kind) => (
                  <Button key={kind} onClick={() => print(kind)}>
                    {text(`station.print.${kind}`)}
                  </Button>
                ))}
            </footer>
          </section>
        ) : total > 0 ? (
          <StationQueue parcels={waiting} total={total} onTake={station.bring} />
        ) : (
          !isPending && <p className={css.nothing}>{text('station.nothingWaits')}</p>
        )}
        {!parcel && hasFlag(viewer, 'order', 'view') && <OrdersWithoutParcel />}
      </div>
    </NamedRecords>
  )
}
