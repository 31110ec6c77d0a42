import { LinkBase, useGetList, useLocale, useTranslate } from 'ra-core'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { columnsOf } from '../../../../src/derive/columns.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { wantedNames } from '../../../../src/derive/wantedNames.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import { newRecordText } from '../../../../src/shell/page/newRecordText.ts'
import { useListTexts } from '../../../../src/views/list/useListTexts.ts'
import { useViews } from '../../../../src/views/loadViews.ts'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import { OfArea } from '../../../../src/views/OfArea.tsx'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { headsOf, RecordCells } from '../../../../src/views/RecordCells.tsx'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { titleOf } from '../../../../src/views/titleOf.ts'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import css from './pieces.module.css'

/** How many are shown; the others are a link away. */
const most = 10

interface Related {
  /** The area, and its field that names the record whose page this is. */
  readonly area: string
  readonly of: string
  /** What is shown beside the name of each, and its state where it has one. */
  readonly columns: readonly string[]
  /** The latest by this field come first. */
  readonly by?: string
  /** What few have, and nobody begins here: nothing is said where there are none, and else their name stands above. */
  readonly isRare?: true
}

/** A section with the records of another area that point to this one: the latest ones, the way to all, and to a new one. */
export const relatedRecords = (related: Related) =>
  function RelatedRecords({ resource, record }: OwnSectionProps) {
    const translate = useTranslate()
    if (!record) return related.isRare ? null : <p className={css.quiet}>{translate('form.related.none')}</p>
    return (
      <OfArea name={related.area}>
        {(area) => (
          <Table
            {...related}
            area={area}
            record={record}
            mayGrow={!related.isRare && !isLocked(resource, record)}
          />
        )}
      </OfArea>
    )
  }

function Table({
  area,
  of,
  columns,
  by = 'createdAt',
  isRare,
  record,
  mayGrow,
}: Omit<Related, 'area'> & { area: Resource; record: AnyRecord; mayGrow: boolean }) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const texts = useListTexts(area)
  const pathOf = useRecordPath()
  const viewer = useViewer()
  const views = useViews(area)
  const mayLook = canAct(viewer, area, 'view')
  const isMany = area.fields[of]?.options.list === true
  const filter = { [of]: isMany ? { has: [record.id] } : record.id }
  // As the list of the area shows them, and of them what this person may read.
  const names = [...(area.workflow ? ['status'] : []), ...columns]
  const all = columnsOf(area, viewer)
  const beside = views.also.filter((name) => all.some((column) => column.name === name))
  const shown = names.flatMap((name) => all.find((column) => column.name === name) ?? [])
  const { data, total, error } = useGetList<AnyRecord>(
    area.path,
    {
      filter,
      pagination: { page: 1, perPage: most },
      sort: { field: by, order: 'DESC' },
      meta: { fields: [area.title, ...shown.map(({ name }) => name), ...beside] },
    },
    { enabled: mayLook },
  )
  if (isRare && !data?.length) return null
  if (!mayLook) return <p className={css.quiet}>{translate('form.related.hidden')}</p>
  if (error) return <p role="alert">{error.message}</p>
  // What names several records is begun elsewhere: nobody means this one alone.
  const anew = mayGrow && !isMany && canAct(viewer, area, 'create') && area.access.create !== false && (
    <ButtonLink small to={`/app/${area.path}/create?source=${encodeURIComponent(JSON.stringify(filter))}`}>
      {newRecordText(translate, area.path)}
    </ButtonLink>
  )
  if (data?.length === 0)
    return (
      <>
        <p className={css.quiet}>{translate('form.related.none')}</p>
        {anew}
      </>
    )
  const rows = data ?? []
  const wanted = wantedNames(
    area,
    columns.map((name) => [name, rows.map((one) => one[name])] as const),
  )
  return (
    <NamedRecords wanted={wanted}>
      {isRare && <h3 className={css.rare}>{texts.name(2)}</h3>}
      <SmallTable heads={[texts.field(area.title), ...headsOf(shown, texts.field)]} oneLine>
        {rows.map((one) => {
          const to = pathOf(area, one.id, one)
          const title = <bdi>{titleOf(area, one, locale)}</bdi>
          return (
            <tr key={one.id}>
              <td>{to ? <LinkBase to={to}>{title}</LinkBase> : title}</td>
              <RecordCells resource={area} columns={shown} record={one} />
            </tr>
          )
        })}
      </SmallTable>
      {total !== undefined && total > most && (
        <LinkBase to={`/app/${area.path}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
          {translate('form.related.all', { smart_count: total })}
        </LinkBase>
      )}
      {anew}
    </NamedRecords>
  )
}

/** Nothing is begun for a record that has reached its end. */
const isLocked = ({ workflow }: Resource, { status }: AnyRecord) =>
  workflow?.states[String(status)]?.locked === true
