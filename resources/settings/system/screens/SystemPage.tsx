import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale } from 'ra-core'
import type { Finding } from '../../../../src/derive/finding.ts'
import { findingValues } from '../../../../src/derive/findingValues.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { ownTexts } from '../../../../src/providers/pageTexts.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { PageActions } from '../../../../src/shell/page/PageActions.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { PartFailure, PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { systemTexts } from '../texts.ts'
import css from './system.module.css'

/** The texts of the page: they come with it. */
export const { fetchTexts, useTexts } = ownTexts(systemTexts)

const tones = { ok: 'success', warning: 'warning', wrong: 'danger' } as const

/** Where more is to be seen of what was looked at, or something can be done about it. */
const places: Readonly<Record<string, string>> = {
  jobs: '/app/pages/jobs',
  mail: '/app/pages/config-settings?group=connections',
  accounts: '/app/admins/subadmins',
}

/** How the shop runs, for administrators: what is wrong first, then all that was looked at, by the same checks as `npm run doctor`. */
export default function SystemPage() {
  const t = useTexts()
  const provider = useDataProvider<ShopDataProvider>()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['system'],
    queryFn: async ({ signal }) =>
      ((await provider.request('system', { signal })).data as { findings: Finding[] }).findings,
    staleTime: 0,
    gcTime: 0,
  })
  if (!data)
    return error && !isFetching ? (
      <PartFailure className={css.waiting} message={error.message} onRetry={() => refetch()} />
    ) : (
      <PartWaiting className={css.waiting} />
    )
  const troubles = data.filter(({ state }) => state !== 'ok')
  return (
    <div className={css.page}>
      <PageActions>
        <Button small disabled={isFetching} onClick={() => refetch()}>
          {t('system.again')}
        </Button>
      </PageActions>
      <p role="status" className={css.sum}>
        {troubles.length === 0
          ? t('system.allRight')
          : t('system.troubles', { smart_count: troubles.length })}
      </p>
      {troubles.length > 0 && (
        <section aria-labelledby="system-troubles">
          <h2 id="system-troubles" className={css.title}>
            {t('system.toDo')}
          </h2>
          <Findings findings={troubles.toSorted((a, b) => order(a) - order(b))} />
        </section>
      )}
      {troubles.length < data.length && (
        <section aria-labelledby="system-fine">
          <h2 id="system-fine" className={css.title}>
            {t('system.fine')}
          </h2>
          <Findings findings={data.filter(({ state }) => state === 'ok')} />
        </section>
      )}
    </div>
  )
}

const order = ({ state }: Finding) => (state === 'wrong' ? 0 : 1)

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={css.findings}>
      {findings.map((finding) => (
        <FindingLine key={`${finding.check} ${finding.code}`} {...finding} />
      ))}
    </ul>
  )
}

function FindingLine({ check, state, code, values, detail }: Finding) {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const shown = findingValues(values, locale)
  const place = places[check]
  return (
    <li>
      <div className={css.head}>
        <h3>{t(`system.checks.${check}`)}</h3>
        <ToneChip tone={tones[state]}>{t(`system.states.${state}`)}</ToneChip>
      </div>
      <p>{t(`system.told.${code}`, shown)}</p>
      {state !== 'ok' && <p className={css.todo}>{t(`system.todo.${code}`, shown)}</p>}
      {detail && (
        <p className={css.detail}>
          <bdi lang="en" dir="ltr">
            {detail}
          </bdi>
        </p>
      )}
      {place && state !== 'ok' && <Link to={place}>{t(`system.open.${check}`)}</Link>}
    </li>
  )
}
