import type { RecordOf } from '../../../../src/core/index.ts'
import { useRecordNames } from '../../../../src/fields/reference/recordNames.tsx'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { GoodsPicture, Picture } from '../../../../src/views/Picture.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { itemIds, useItemPicture } from '../../../shared/pieces/screens/useItemPicture.ts'
import type { orderReturn } from '../orderReturn.ts'
import { acceptedOf, worthOf } from '../rules/settlementOf.ts'
import { nameOfLine, type Return, type ReturnLine } from './returnFacts.ts'
import css from './returns.module.css'

/** What comes back and why, with the evidence, and what the inspection found of it. */
export default function ItemsSection({ resource, record }: OwnSectionProps<RecordOf<typeof orderReturn>>) {
  if (!record) return null
  const { lines } = record as Return
  const wanted = {
    product: itemIds(lines),
    reason: lines.flatMap(({ reason }) => reason ?? []),
  }
  return (
    <NamedRecords wanted={wanted}>
      <ul className={css.lines}>
        {lines.map((line) => (
          <Item key={line.id} path={resource.path} line={line} isRto={record.source === 'rto'} />
        ))}
      </ul>
    </NamedRecords>
  )
}

function Item({ path, line, isRto }: { path: string; line: ReturnLine; isRto: boolean }) {
  const { text, value, money } = useAreaWords<typeof orderReturn>(path)
  const nameOf = useRecordNames()
  const pictureOf = useItemPicture()
  const { sku, quantity, reason, comment, photos, exchangeName, exchangeSku } = line
  const isGood = line.qcResult === 'pass'
  return (
    <li className={css.line}>
      <GoodsPicture value={pictureOf(line)} height={64} alt="" />
      <div>
        <div className={css.name} dir="auto">
          {nameOfLine(line)}
        </div>
        <p className={css.about}>
          <bdi dir="ltr">{sku}</bdi>
          {reason && <span>{nameOf('reason', reason).title}</span>}
          {exchangeName && (
            <span>
              {text('for')} <bdi>{exchangeName}</bdi> <bdi dir="ltr">{exchangeSku}</bdi>
            </span>
          )}
        </p>
        {comment && (
          <p className={css.words} dir="auto">
            {comment}
          </p>
        )}
        <Photos photos={photos} />
        {line.qcResult && (
          <div className={css.found} data-tone={isGood ? 'good' : 'bad'}>
            <strong>{value('lines.qcResult', line.qcResult)}</strong>
            <span>{text('acceptedOf', { accepted: line.accepted ?? 0, received: line.received ?? 0 })}</span>
            {line.restockTo && <span>{value('lines.restockTo', line.restockTo)}</span>}
            {line.qcNote && <span dir="auto">{line.qcNote}</span>}
          </div>
        )}
        <Photos photos={line.qcPhotos} />
      </div>
      <div className={css.end}>
        <div>
          {line.received && !line.qcResult
            ? text('receivedOf', { received: line.received, count: quantity })
            : text('pieceCount', { smart_count: quantity })}
        </div>
        <div className={css.quiet}>{money(worthOf(line))}</div>
        {line.qcResult && !isRto && <div>{text('refundOf', { amount: money(acceptedOf(line)) })}</div>}
      </div>
    </li>
  )
}

function Photos({ photos }: { photos: ReturnLine['photos'] }) {
  if (!photos?.length) return null
  return (
    <div className={css.photos}>
      {photos.map((photo) => (
        <Picture key={photo.file} value={photo} width={72} />
      ))}
    </div>
  )
}
