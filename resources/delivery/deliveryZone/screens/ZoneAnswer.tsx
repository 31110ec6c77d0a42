import { useTranslate } from 'ra-core'
import type { Tone } from '../../../../src/core/index.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import type { ToldClaim, ZoneTest } from '../rules/answers.ts'
import type { Verdict } from '../rules/resolveZone.ts'
import { QuoteTable } from './QuoteTable.tsx'
import { useZoneTexts } from './useZoneTexts.ts'
import css from './zones.module.css'

const tones: Readonly<Record<Verdict, Tone>> = {
  serves: 'success',
  excluded: 'danger',
  inactive: 'neutral',
  lessSpecific: 'neutral',
  lowerPriority: 'warning',
}

/** What came out of a test: the place, what keeps deliveries away, the methods with their prices, and every zone's word on it. */
export function ZoneAnswer({ pincode, test }: { pincode: string; test: ZoneTest }) {
  const { list } = usePunctuation()
  const { own } = useZoneTexts()
  const translate = useTranslate()
  const { city, district, state, country, zone, claims, closed, listed, unlikely } = test
  const { blockCause, blockReason } = test
  const names = [city, district, state, country].flatMap((place) => (place ? [place.name] : []))
  return (
    <div className={css.answer}>
      <section>
        <p className={css.place}>
          <bdi dir="ltr">{pincode}</bdi> · {zone ? zone.name : own('noZone')}
        </p>
        <p className={css.quiet}>{list(names)}</p>
        <p className={css.quiet}>{list(test.localities)}</p>
        <div className={css.chips}>
          {!listed && <ToneChip tone="warning">{own('unlisted')}</ToneChip>}
          {unlikely && <ToneChip tone="warning">{own('unlikely')}</ToneChip>}
          {closed.map((reason) => (
            <ToneChip key={reason} tone="danger">
              {own(`closed.${reason}`)}
            </ToneChip>
          ))}
          {blockCause && (
            <span>{translate(`resources.pages/pincode-list.values.blockCause.${blockCause}`)}</span>
          )}
          {blockReason && <span>{blockReason}</span>}
        </div>
      </section>
      {test.methods.length > 0 && (
        <section>
          <h3 className={css.title}>{own('methods')}</h3>
          <QuoteTable quotes={test.methods} />
        </section>
      )}
      {claims.length > 0 && (
        <section>
          <h3 className={css.title}>{own('why')}</h3>
          <ol className={css.why}>
            {claims.map((claim) => (
              <Claim key={claim.zone} claim={claim} />
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

function Claim({ claim }: { claim: ToldClaim }) {
  const { own, level } = useZoneTexts()
  const { name, mode, verdict, place, priority } = claim
  return (
    <li>
      <strong>{name}</strong>
      <span className={css.quiet}>
        {own(mode === 'include' ? 'takesIn' : 'leavesOut', { level: level(claim.level), place })} ·{' '}
        {own('priorityOf', { priority })}
      </span>
      <ToneChip tone={tones[verdict]}>{own(`verdict.${verdict}`)}</ToneChip>
    </li>
  )
}
