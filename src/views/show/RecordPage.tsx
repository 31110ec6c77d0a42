import { useCreatePath, useLocale, useLocation, useNavigate, useTranslate } from 'ra-core'
import { useId, useMemo } from 'react'
import {
  type AnyRecord,
  type Condition,
  type Field,
  isInput,
  matches,
  type Resource,
} from '../../core/index.ts'
import { canActOn, readableFields } from '../../derive/permissions.ts'
import { isVisible } from '../../derive/rules.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { Button, ButtonLink } from '../../shell/controls/Button.tsx'
import { useMinWidth } from '../../shell/frame/useMinWidth.ts'
import { PageActions } from '../../shell/page/PageActions.tsx'
import { usePageTitle } from '../../shell/page/PageContext.ts'
import { FormTabs } from '../form/FormTabs.tsx'
import css from '../form/form.module.css'
import { NeighbourLinks } from '../form/NeighbourLinks.tsx'
import { RecordMenu } from '../form/RecordMenu.tsx'
import { useOwnActions } from '../form/useOwnActions.tsx'
import { useTexts } from '../form/useTexts.ts'
import { RecordHistory } from '../history/RecordHistory.tsx'
import { useViews } from '../loadViews.ts'
import { NamedRecords } from '../NamedRecords.tsx'
import { StatusChip } from '../StatusChip.tsx'
import { titleOf } from '../titleOf.ts'
import { StepButtons } from '../workflow/StepButtons.tsx'
import { useSteps } from '../workflow/useSteps.tsx'
import { isNothing } from './FieldValue.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import { ShowSection } from './ShowSection.tsx'
import { wantedNames } from './wantedNames.ts'

interface RecordPageProps {
  resource: Resource
  record: AnyRecord
  onMoved: () => void
}

/** How many next steps are buttons of their own. */
const mostButtons = 2

/** A record to be read: its sections, and beside them what happened to it. */
export function RecordPage({ resource, record, onMoved }: RecordPageProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const viewer = useViewer()
  const texts = useTexts(resource)
  const views = useViews(resource)
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
  const own = useOwnActions(resource, record)
  const isWide = useMinWidth(768)
  const mayEdit = canActOn(viewer, resource, 'edit', record)
  const promoted = isWide ? own.steps.slice(0, Math.max(0, mostButtons - buttons.length)) : []
  const tab = new URLSearchParams(location.search).get('tab') === 'history' ? 'history' : 'record'
  // What only the server writes is not spoken of before it is there.
  const isShown = (name: string) =>
    readable.has(name) &&
    isVisible(resource, name, record) &&
    (isInput(resource.fields[name] as Field) || !isNothing(record[name]))
  const sections = Object.entries(resource.form.sections).filter(([key, { lines, visible }]) =>
    // One of the area's own in place of inputs is for changing them: here their values are shown.
    lines.length === 0
      ? views.sections[key] && matches((visible ?? {}) as Condition, record)
      : lines.flat().some(isShown),
  )
  const section = ([key, { lines }]: (typeof sections)[number]) => (
    <ShowSection
      key={key}
      sectionKey={key}
      title={texts.section(key)}
      resource={resource}
      record={record}
      lines={lines.map((names) => names.filter(isShown)).filter((names) => names.length > 0)}
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
        {promoted.toReversed().map(({ key, label, onPick }, index) => (
          <Button
            key={key}
            look={!mayEdit && index === promoted.length - 1 ? 'primary' : 'outlined'}
            onClick={onPick}
          >
            {label}
          </Button>
        ))}
        {mayEdit && (
          <ButtonLink
            look="primary"
            to={createPath({ resource: resource.path, id: record.id, type: 'edit' })}
          >
            {translate('form.menu.edit')}
          </ButtonLink>
        )}
        <RecordMenu
          resource={resource}
          record={record}
          page="show"
          steps={others}
          promoted={promoted.map(({ key }) => key)}
        />
        {dialog}
        {own.dialog}
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
