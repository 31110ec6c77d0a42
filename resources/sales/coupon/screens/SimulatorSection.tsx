import { useContext, useState } from 'react'
import { LookupField } from '../../../../src/controls/lookup/LookupField.tsx'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Switch } from '../../../../src/controls/parts/Switch.tsx'
import type { AnyRecord, RecordOf, Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { RegistryContext } from '../../../../src/views/RegistryContext.ts'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import type { coupon } from '../coupon.ts'
import type { CouponVerdict } from '../rules/couponVerdict.ts'
import css from './coupon.module.css'
import { useCouponTexts } from './useCouponTexts.ts'

/** What `simulate` answers (resources/sales/coupon/server/simulate.ts). */
interface Simulation {
  verdict: CouponVerdict
  name: string
  lines: { line: string; name: string; sku: string; quantity: number; unitPrice: number; amount: number }[]
  itemsTotal: number
  shipping: number | null
}

const kinds = ['order', 'cart'] as const

/** Tries a coupon on an order or a cart: what it takes off each line, or the rule that it breaks (areas, 26). */
export default function SimulatorSection({ resource, record }: OwnSectionProps<RecordOf<typeof coupon>>) {
  const { own } = useCouponTexts()
  if (!record) return <p className={css.quiet}>{own('saveFirst')}</p>
  return <Simulator resource={resource} record={record} />
}

function Simulator({ resource, record }: { resource: Resource; record: AnyRecord }) {
  const { own } = useCouponTexts()
  const viewer = useViewer()
  const registry = useContext(RegistryContext)
  const ask = useOperation(resource)
  const [act, isBusy] = useAct()
  const offered = kinds.filter((name) => registry[name] && canAct(viewer, registry[name], 'view'))
  const [kind, setKind] = useState<(typeof kinds)[number]>(offered[0] ?? 'order')
  const [id, setId] = useState<string | null>(null)
  const [asIfLive, setAsIfLive] = useState(record.status !== 'active')
  const [answer, setAnswer] = useState<Simulation>()
  if (offered.length === 0) return <p className={css.quiet}>{own('nothingToTry')}</p>
  const part = { id: 'simulated', source: 'simulated', label: own(kind) }
  const run = () =>
    void act(async () => {
      setAnswer(await ask<Simulation>('simulate', { id: record.id, input: { [kind]: id, asIfLive } }))
      return undefined
    })
  return (
    <div className={css.panel}>
      <p className={css.quiet}>{own('simulatorHint')}</p>
      <div className={css.choice}>
        <ChoiceField
          id="simulated-kind"
          source="simulatedKind"
          label={own('tryOn')}
          choices={offered.map((value) => ({ value, label: own(value) }))}
          chosen={kind}
          onChoose={(next) => {
            setKind(next as typeof kind)
            setId(null)
            setAnswer(undefined)
          }}
        />
        <LookupField key={kind} {...part} value={id} onChange={setId} to={kind} />
      </div>
      <Switch
        id="simulated-live"
        source="asIfLive"
        label={own('asIfLive')}
        isOn={asIfLive}
        onSwitch={setAsIfLive}
      />
      <div>
        <Button busy={isBusy} disabled={id === null} onClick={run}>
          {own('try')}
        </Button>
      </div>
      <div aria-live="polite">{answer && <Answer answer={answer} />}</div>
    </div>
  )
}

function Answer({ answer: { verdict, lines, itemsTotal } }: { answer: Simulation }) {
  const { list } = usePunctuation()
  const { own, money, rule, field } = useCouponTexts()
  if (!verdict.ok)
    return (
      <div className={css.verdict} data-refused>
        <strong>{own('notApplied')}</strong>
        <p>{rule(verdict.rule, verdict.values)}</p>
      </div>
    )
  return (
    <div className={css.panel}>
      <div className={css.verdict}>
        <strong>{own('applied', { amount: money(verdict.amount) })}</strong>
        <p>
          {own('remaining', {
            before: money(itemsTotal),
            after: money(itemsTotal - verdict.amount + verdict.shipping),
          })}
        </p>
        {verdict.shipping > 0 && <p>{own('offShipping', { amount: money(verdict.shipping) })}</p>}
        {verdict.gift && !verdict.gift.isInCart && <p>{own('giftToAdd', { sku: verdict.gift.sku })}</p>}
        {verdict.open.length > 0 && (
          <p>{own('stillOpen', { rules: list(verdict.open.map((name) => own(`open.${name}`))) })}</p>
        )}
      </div>
      <SmallTable heads={[own('line'), { end: own('worth') }, { end: field('amount') }]} oneLine>
        {lines.map(({ line, name, sku, quantity, unitPrice, amount }) => (
          <tr key={line}>
            <td>
              {name} <bdi dir="ltr">({sku})</bdi> × {quantity}
            </td>
            <td data-end>{money(quantity * unitPrice)}</td>
            <td data-end>{amount === 0 ? '–' : `−${money(amount)}`}</td>
          </tr>
        ))}
      </SmallTable>
    </div>
  )
}
