import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from '../../orderReturn/screens/returns.module.css'
import type { cancellationRequest } from '../cancellationRequest.ts'
import { MoneyPreview } from './MoneyPreview.tsx'
import { PlanNotice } from './PlanNotice.tsx'
import type { Request } from './requestFacts.ts'
import { useLive } from './useLive.ts'

/** Where the order and its parcels are now, and what approving would do. */
export default function LiveSection({
  resource,
  record,
}: OwnSectionProps<RecordOf<typeof cancellationRequest>>) {
  return record ? <State resource={resource} record={record as Request} /> : null
}

function State({ resource, record }: { resource: Resource; record: Request }) {
  const { text } = useAreaWords<typeof cancellationRequest>(resource.path)
  const { data } = useLive(resource, record.id)
  const isOpen = record.status === 'pending' || record.status === 'expired'
  return (
    <>
      {!data && <Skeleton height={120} />}
      {data && (
        <div className={css.fields}>
          {isOpen && <PlanNotice path={resource.path} plan={data.plan} />}
          <ul className={css.parcels}>
            {data.parcels.length === 0 && <li className={css.quiet}>{text('noParcels')}</li>}
            {data.parcels.map(({ id, number, status, awb, courier, pieces }) => (
              <li key={id}>
                <strong>
                  <bdi dir="ltr">{number}</bdi>
                </strong>
                <span>{text(`parcelStates.${status}`)}</span>
                <span className={css.quiet}>{text('pieceCount', { smart_count: pieces })}</span>
                <span className={css.quiet}>
                  {courier} <bdi dir="ltr">{awb}</bdi>
                </span>
              </li>
            ))}
          </ul>
          {isOpen && data.plan !== 'late' && (
            <MoneyPreview path={resource.path} live={data} fee={record.fee ?? 0} />
          )}
        </div>
      )}
    </>
  )
}
