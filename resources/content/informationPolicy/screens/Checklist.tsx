import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { Resource, Tone } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { informationPolicy } from '../informationPolicy.ts'
import type { Expected } from '../rules/policies.ts'
import css from './checklist.module.css'

const tones: Readonly<Record<Expected['state'], Tone>> = {
  live: 'success',
  draft: 'warning',
  missing: 'warning',
}

/** The policies that the law expects of an online shop; what is not live is amber and leads to where it is written (areas, 3). */
export default function Checklist({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const viewer = useViewer()
  const ask = useOperation(resource)
  const { data, error } = useQuery({
    queryKey: [resource.path, 'checklist'],
    queryFn: ({ signal }) => ask<{ expected: Expected[] }>('checklist', { signal }),
    retry: false,
  })
  const { text: own } = useAreaWords<typeof informationPolicy>(resource.path)
  if (error) return null
  if (!data) return <Skeleton height={125} />
  const open = data.expected.filter(({ state }) => state !== 'live').length
  return (
    <section className={css.card} aria-labelledby="policy-checklist">
      <h2 id="policy-checklist" className={css.title}>
        {open === 0 ? own('allThere') : own('expectedMissing', { smart_count: open })}
      </h2>
      <ul className={css.list}>
        {data.expected.map(({ policyType, state, id, versionNo }) => {
          const name = translate(`resources.${resource.path}.values.policyType.${policyType}`)
          const to = id
            ? `/app/${resource.path}/${id}`
            : canAct(viewer, resource, 'create')
              ? `/app/${resource.path}/create?source=${encodeURIComponent(JSON.stringify({ policyType }))}`
              : undefined
          const chip = (
            <ToneChip tone={tones[state]}>
              {name} · {state === 'live' ? own('versionShort', { number: versionNo }) : own(`state.${state}`)}
            </ToneChip>
          )
          return <li key={policyType}>{to ? <Link to={to}>{chip}</Link> : chip}</li>
        })}
      </ul>
    </section>
  )
}
