import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ChoiceBox } from '../../../../src/controls/parts/ChoiceBox.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { TextBox } from '../../../../src/controls/parts/TextBox.tsx'
import { hasFlag, type Locale, locales, type Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { ToneChip } from '../../../../src/views/StatusChip.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { Pages } from '../../../shared/pieces/screens/Pages.tsx'
import type { Covered } from '../rules/covered.ts'
import { descriptionLength, seoEntities, seoIssues, titleLength } from '../rules/seoPatterns.ts'
import type { seo } from '../seo.ts'
import { CoverageBulk } from './CoverageBulk.tsx'
import { LengthBar } from './LengthBar.tsx'
import css from './seo.module.css'
import { TextsDialog } from './TextsDialog.tsx'

const size = 25
const robotsValues = ['index', 'noindex'] as const

/** Every public address with its texts for search engines, the most faulty first; each can be changed here. */
export function Coverage({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const viewer = useViewer()
  const ask = useOperation(resource)
  const [state, change] = usePageState()
  const [edited, setEdited] = useState<Covered>()
  const [picked, setPicked] = useState<readonly Covered[]>([])
  const [typed, setTyped] = useState(state.search ?? '')
  const { text: own } = useAreaWords<typeof seo>(resource.path)
  const locale: Locale = locales.find((one) => one === state.language) ?? 'en'
  const page = Math.max(1, Number(state.page) || 1)
  const entity = seoEntities.find((one) => one === state.entity)
  const issue = seoIssues.find((one) => one === state.issue)
  const robots = robotsValues.find((one) => one === state.robots)
  const q = (state.search ?? '').trim().slice(0, 100)
  const input = {
    locale,
    from: (page - 1) * size,
    size,
    entity: entity || undefined,
    issue: issue || undefined,
    robots: robots || undefined,
    q: q || undefined,
  }
  const { data, error } = useQuery({
    queryKey: [resource.path, 'coverage', input],
    queryFn: ({ signal }) => ask<{ total: number; rows: Covered[] }>('coverage', { input, signal }),
    retry: false,
    placeholderData: (known) => known,
  })
  const set = (name: string, value: string) => {
    setPicked([])
    change({ tab: 'coverage', page: undefined, [name]: value })
  }
  const mayEdit = (row: Covered) =>
    hasFlag(viewer, resource.name, 'edit') && hasFlag(viewer, row.entity, 'edit')
  const pick = (row: Covered, isPicked: boolean) =>
    setPicked((rows) => [...rows.filter(({ id }) => id !== row.id), ...(isPicked ? [row] : [])])
  const choice = (
    name: string,
    chosen: string,
    values: readonly string[],
    label: (value: string) => string,
    none?: string,
  ) => (
    <div className={css.choice}>
      <ChoiceBox
        dense
        id={`seo-${name}`}
        source={name}
        label={own(`filters.${name}`)}
        choices={values.map((value) => ({ value, label: label(value) }))}
        chosen={chosen}
        none={none}
        onChoose={(value) => set(name, value)}
      />
    </div>
  )
  return (
    <div className={css.page}>
      <form
        className={css.filters}
        onSubmit={(event) => {
          event.preventDefault()
          set('search', typed)
        }}
      >
        <div className={css.choice}>
          <TextBox
            dense
            id="seo-search"
            source="search"
            label={own('filters.search')}
            placeholder={own('filters.search')}
            text={typed}
            onText={setTyped}
          />
        </div>
        {choice(
          'entity',
          entity ?? '',
          seoEntities,
          (value) => translate(`resources.${resource.path}.values.entity.${value}`),
          own('filters.allKinds'),
        )}
        {choice('issue', issue ?? '', seoIssues, (value) => own(`issues.${value}`), own('filters.allIssues'))}
        {choice(
          'robots',
          robots ?? '',
          robotsValues,
          (value) => own(`robotsValues.${value}`),
          own('filters.allRobots'),
        )}
        {choice('language', locale, locales, (value) =>
          translate(`resources.${resource.path}.values.locale.${value}`),
        )}
      </form>
      {error && <p role="alert">{(error as Error).message}</p>}
      {!data && !error && <Skeleton height={320} />}
      {data?.rows.length === 0 && <p className={css.quiet}>{own('nothingCovered')}</p>}
      {picked.length > 0 && (
        <CoverageBulk resource={resource} locale={locale} rows={picked} onDone={() => setPicked([])} />
      )}
      <ul className={css.rows}>
        {data?.rows.map((row) => (
          <li key={`${row.entity} ${row.id}`} className={css.row}>
            <div className={css.where}>
              {mayEdit(row) ? (
                <label className={css.pick}>
                  <input
                    type="checkbox"
                    checked={picked.some(({ id }) => id === row.id)}
                    onChange={(event) => pick(row, event.target.checked)}
                  />
                  <strong dir="auto">{row.title}</strong>
                </label>
              ) : (
                <strong dir="auto">{row.title}</strong>
              )}
              <span className={css.path} dir="ltr">
                {row.path}
              </span>
            </div>
            <LengthBar
              label={own('title')}
              text={row.seoTitle}
              most={titleLength}
              none={own(row.hasPattern ? 'byPattern' : 'none')}
            />
            <LengthBar
              label={own('description')}
              text={row.seoDescription}
              most={descriptionLength}
              none={own(row.hasPattern ? 'byPattern' : 'none')}
            />
            <span className={css.chips}>
              {row.robots === 'noindex' && <ToneChip tone="neutral">noindex</ToneChip>}
              {row.leftOut && <ToneChip tone="neutral">{own('sitemap.leftOut')}</ToneChip>}
              {row.issues.map((name) => (
                <ToneChip key={name} tone="warning">
                  {own(`issues.${name}`)}
                </ToneChip>
              ))}
            </span>
            {mayEdit(row) && (
              <Button small onClick={() => setEdited(row)}>
                {own('edit')}
                <span className="visually-hidden">{row.title}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && (
        <Pages
          page={page}
          size={size}
          total={data.total}
          onPage={(next) => {
            setPicked([])
            change({ tab: 'coverage', page: String(next) })
          }}
        />
      )}
      {edited && (
        <TextsDialog resource={resource} row={edited} locale={locale} onClose={() => setEdited(undefined)} />
      )}
    </div>
  )
}
