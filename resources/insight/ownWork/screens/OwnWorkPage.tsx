import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { MadeExport } from '../../../../src/derive/madeExport.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { PartFailure } from '../../../../src/shell/states/PartState.tsx'
import { OfArea } from '../../../../src/views/OfArea.tsx'
import { OwnBroadcasts } from './OwnBroadcasts.tsx'
import { OwnExports } from './OwnExports.tsx'
import css from './ownWork.module.css'
import { type OwnWork, WorkLine } from './WorkLine.tsx'

/** Milliseconds between two looks while something is under way. */
const pause = 2000

interface Told {
  readonly work: readonly OwnWork[]
  readonly exports: readonly MadeExport[]
}

const isBeingMade = ({ endedAt, error }: MadeExport) => endedAt === null && error === null

const isUnderWay = ({ job }: OwnWork) => job?.state === 'checking' || job?.state === 'running'

/** What somebody did to many records, imported, exported and sent themselves: how far it is, what was left out, and the way back while there is one. */
export default function OwnWorkPage() {
  const translate = useTranslate()
  const own = (key: string) => translate(`task.ownWork.${key}`)
  const provider = useDataProvider<ShopDataProvider>()
  const { data, error, refetch } = useQuery({
    queryKey: ['ownWork'],
    queryFn: async ({ signal }) => (await provider.request('own-work', { signal })).data as Told,
    refetchInterval: ({ state }) =>
      state.data?.work.some(isUnderWay) || state.data?.exports.some(isBeingMade) ? pause : false,
    staleTime: 0,
    retry: false,
  })
  return (
    <div className={css.page}>
      <p className={css.lead}>{own('lead')}</p>
      {error ? (
        <PartFailure message={error.message} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={240} />
      ) : data.work.length > 0 ? (
        <section className={css.part} aria-labelledby="own-work-records">
          <h2 id="own-work-records">{own('records')}</h2>
          <ul className={css.lines}>
            {data.work.map((work) => (
              <Suspense key={work.job?.id ?? work.change?.id} fallback={<li className={css.line} />}>
                <OfArea name={work.area}>
                  {(resource) => <WorkLine resource={resource} work={work} onEnd={() => refetch()} />}
                </OfArea>
              </Suspense>
            ))}
          </ul>
        </section>
      ) : (
        data.exports.length === 0 && <p>{own('none')}</p>
      )}
      {data && <OwnExports exports={data.exports} />}
      <OwnBroadcasts title={own('broadcasts')} />
    </div>
  )
}
