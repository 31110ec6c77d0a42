import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'ra-core'
import { Suspense } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import { OfArea } from '../../../../src/views/OfArea.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import type { mediaFile } from '../mediaFile.ts'
import css from './mediaFile.module.css'

interface Use {
  readonly resource: string
  readonly field: string
  readonly id: string
  readonly title: string
}

/** The records that show a picture, by area, each a link; and how many there are that this person may not see. */
export default function UsesSection({ resource, record }: OwnSectionProps<RecordOf<typeof mediaFile>>) {
  const { text } = useAreaWords<typeof mediaFile>(resource.path)
  const ask = useOperation(resource)
  const id = record?.id
  const { data, error } = useQuery({
    queryKey: [resource.path, 'uses', id, record?.version],
    queryFn: async ({ signal }) => (await ask<{ uses: Use[] }>('uses', { id: id ?? '', signal })).uses,
    enabled: id !== undefined,
    staleTime: 0,
  })
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <Skeleton height={72} />
  const areas = [...new Set(data.map((use) => use.resource))]
  const hidden = Number(record?.usageCount ?? 0) - data.length
  return (
    <div className={css.uses}>
      {areas.map((name) => (
        <Suspense key={name} fallback={<Skeleton height={40} />}>
          <OfArea name={name}>
            {(area) => <UsesOfArea area={area} uses={data.filter((use) => use.resource === name)} />}
          </OfArea>
        </Suspense>
      ))}
      {data.length === 0 && hidden <= 0 && <p>{text('nowhere')}</p>}
      {hidden > 0 && <p>{text('hidden', { smart_count: hidden })}</p>}
    </div>
  )
}

function UsesOfArea({ area, uses }: { area: Resource; uses: readonly Use[] }) {
  const texts = useTexts(area)
  const pathTo = useRecordPath()
  return (
    <section>
      <h3>{texts.name(2)}</h3>
      <ul>
        {uses.map(({ id, field, title }) => (
          <li key={`${id} ${field}`}>
            <LinkBase to={pathTo(area, id) ?? ''}>
              <bdi>{title || id}</bdi>
            </LinkBase>{' '}
            <span className={css.quiet}>{texts.field(field)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
