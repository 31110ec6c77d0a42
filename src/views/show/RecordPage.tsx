import Button from '@mui/material/Button'
import { LinkBase, useCreatePath, useLocale, useLocation, useNavigate, useTranslate } from 'ra-core'
import { useId, useMemo } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { canActOn, readableFields } from '../../derive/permissions.ts'
import { isVisible } from '../../derive/validate.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { PageActions } from '../../shell/page/PageActions.tsx'
import { usePageTitle } from '../../shell/page/PageContext.ts'
import { FormTabs } from '../form/FormTabs.tsx'
import css from '../form/form.module.css'
import { NeighbourLinks } from '../form/NeighbourLinks.tsx'
import { RecordMenu } from '../form/RecordMenu.tsx'
import { useTexts } from '../form/useTexts.ts'
import { RecordHistory } from '../history/RecordHistory.tsx'
import { NamedRecords } from '../NamedRecords.tsx'
import { StatusChip } from '../StatusChip.tsx'
import { titleOf } from '../titleOf.ts'
import { StepButtons } from '../workflow/StepButtons.tsx'
import { useSteps } from '../workflow/useSteps.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import { ShowSection } from './ShowSection.tsx'
import { wantedNames } from './wantedNames.ts'

interface RecordPageProps {
  resource: Resource
  record: AnyRecord
  onMoved: () => void
}

/** A record to be read: its sections, and beside them what happened to it. */
export function RecordPage({ resource, record, onMoved }: RecordPageProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const viewer = useViewer()
  const texts = useTexts(resource)
  const createPath = useCreatePath()
  const location = useLocation()
  const navigate = useNavigate()
  const id = useId()
  const readable = useMemo(() => new Set(readableFields(viewer, resource)), [viewer, resource])
  const wanted = useMemo(
    () =>
      wantedNames(
        resource,
        [...readable].map((name) => [name, record[name]]),
      ),
    [resource, readable, record],
  )
  usePageTitle(titleOf(resource, record, locale))
  const { buttons, others, dialog } = useSteps(resource, record, { onMoved })
  const tab = new URLSearchParams(location.search).get('tab') === 'history' ? 'history' : 'record'
  const sections = Object.entries(resource.form.sections).filter(([, { lines }]) =>
    lines.flat().some((name) => readable.has(name) && isVisible(resource, name, record)),
  )
  const section = ([key, { lines }]: (typeof sections)[number]) => (
    <ShowSection
      key={key}
      title={texts.section(key)}
      resource={resource}
      record={record}
      lines={lines.map((names) =>
        names.filter((name) => readable.has(name) && isVisible(resource, name, record)),
      )}
    />
  )
  const aside = sections.filter(([, { in: place }]) => place === 'aside')
  const open = (key: string) =>
    navigate(
      { pathname: location.pathname, search: key === 'history' ? '?tab=history' : '' },
      { replace: true },
    )
  return (
    <>
      <PageActions>
        {resource.workflow && <StatusChip resource={resource} status={String(record.status)} />}
        <NeighbourLinks resource={resource} id={String(record.id)} type="show" />
        <StepButtons steps={buttons} />
        {canActOn(viewer, resource, 'edit', record) && (
          <Button
            component={LinkBase}
            to={createPath({ resource: resource.path, id: record.id, type: 'edit' })}
            variant="contained"
          >
            {translate('form.menu.edit')}
          </Button>
        )}
        <RecordMenu resource={resource} record={record} page="show" steps={others} />
        {dialog}
      </PageActions>
      <div className={`${css.page} ${css.stack}`}>
        <FormTabs
          id={id}
          label={translate('form.parts', { name: texts.noun() })}
          tabs={(['record', 'history'] as const).map((key) => ({
            key,
            title: key === 'record' ? texts.name() : translate('form.history.title'),
            problems: 0,
          }))}
          open={tab}
          onOpen={open}
        />
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tab}`}>
          {tab === 'history' ? (
            <RecordHistory resource={resource} record={record} />
          ) : (
            <NamedRecords wanted={wanted}>
              <div className={css.layout} data-aside={aside.length > 0 || undefined}>
                <div className={css.main}>
                  {sections.filter(([, { in: place }]) => place === 'main').map(section)}
                </div>
                {aside.length > 0 && <div className={css.aside}>{aside.map(section)}</div>}
              </div>
              <RecordFacts record={record} />
            </NamedRecords>
          )}
        </div>
      </div>
    </>
  )
}
