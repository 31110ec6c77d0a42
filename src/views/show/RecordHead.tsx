import { useCreatePath, useTranslate } from 'ra-core'
import type { AnyRecord } from '../../core/index.ts'
import { pageOf } from '../../derive/page.ts'
import { ButtonLink } from '../../shell/controls/Button.tsx'
import { PageActions } from '../../shell/page/PageActions.tsx'
import { usePageTitle } from '../../shell/page/PageContext.ts'
import { useFormFacts } from '../form/FormContexts.ts'
import type { RecordHeaderProps } from '../form/FormShape.ts'
import form from '../form/form.module.css'
import { NeighbourLinks } from '../form/NeighbourLinks.tsx'
import { RecordMenu } from '../form/RecordMenu.tsx'
import { factsIn, HeadFacts } from './HeadFacts.tsx'
import { Hindrance } from './Hindrance.tsx'
import { NextButton } from './NextButton.tsx'
import { NextRow } from './NextRow.tsx'
import { StatePath } from './StatePath.tsx'
import css from './show.module.css'
import { useHeadline } from './useHeadline.ts'
import { useNextSteps } from './useNextSteps.tsx'

/** The top of a record's page: who and how much, the facts, how far it has come and what to do next, under one button and one key. */
export function RecordHead({ isLeaving, onMoved }: RecordHeaderProps) {
  const { resource, base, readable, parts, closed } = useFormFacts()
  const record = base as AnyRecord
  const translate = useTranslate()
  const createPath = useCreatePath()
  usePageTitle(useHeadline(resource, record, readable))
  const { path, primary, hindered, further, others, promoted, dialogs } = useNextSteps(
    resource,
    record,
    onMoved,
  )
  const facts = factsIn(pageOf(resource).facts, record, readable)
  return (
    <>
      <PageActions>
        <NeighbourLinks resource={resource} id={String(record.id)} type="show" />
        {closed === undefined && parts.length > 0 && (
          <ButtonLink to={createPath({ resource: resource.path, id: record.id, type: 'edit' })}>
            {translate('form.menu.edit')}
          </ButtonLink>
        )}
        <RecordMenu
          resource={resource}
          record={record}
          page="show"
          steps={others}
          promoted={promoted}
          onDeleted={() => {
            isLeaving.current = true
          }}
        />
        {primary && (
          <NextButton label={primary.label} disabled={primary.isDisabled} onClick={primary.start} />
        )}
        {dialogs}
      </PageActions>
      <div className={`${form.page} ${css.head}`}>
        {facts.length > 0 && <HeadFacts resource={resource} record={record} names={facts} />}
        {(path || primary || hindered) && (
          <div className={css.way}>
            {path && <StatePath resource={resource} record={record} path={path} />}
            <NextRow primary={primary?.label} further={further}>
              {hindered && <Hindrance resource={resource} record={record} step={hindered} />}
            </NextRow>
          </div>
        )}
      </div>
    </>
  )
}
