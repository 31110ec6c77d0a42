import { areaHeads } from '#areas'
import type { AreaHead, RecordOf } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import { listOf } from '../../../../src/views/listOf.ts'
import type { OwnSectionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import { variablesOf } from '../../notification/rules/eventKeys.ts'
import type { template } from '../../template/template.ts'
import type { notificationKey } from '../notificationKey.ts'
import css from './notificationKey.module.css'

const useTemplates = listOf<RecordOf<typeof template>>()

/** What an event brings, as the code that announces it declares, and the templates that are used for it (areas, 17). */
export default function VariablesSection({
  resource,
  record,
}: OwnSectionProps<RecordOf<typeof notificationKey>>) {
  const { text: own } = useAreaWords<typeof notificationKey>(resource.path)
  const variables = variablesOf(record?.key as string | undefined)
  if (!record) return null
  if (variables.length === 0) return <p className={css.hint}>{own('unused')}</p>
  return (
    <div className={css.part}>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{own('variable')}</th>
              <th scope="col">{own('type')}</th>
              <th scope="col">{own('sample')}</th>
            </tr>
          </thead>
          <tbody>
            {variables.map(({ name, type, sample, pii }) => (
              <tr key={name}>
                <td>
                  <code>{`{{${name}}}`}</code>
                </td>
                <td>
                  {own(`types.${type}`)}
                  {pii && <span className={css.mark}>{own('personal')}</span>}
                </td>
                <td className={css.sample}>{String(sample)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Templates id={record.id} title={own('templates')} />
    </div>
  )
}

/** The active templates of a key; nothing for those who may not see templates. */
function Templates({ id, title }: { id: string; title: string }) {
  const head = areaHeads.template as AreaHead
  const mayRead = canAct(useViewer(), head, 'view')
  const pathOf = useRecordPath()
  const { value } = useTexts(areaHeads.notificationKey as AreaHead)
  const { data } = useTemplates(
    head.path,
    {
      filter: { key: id, status: 'active' },
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: mayRead },
  )
  if (!mayRead || !data) return null
  return (
    <div>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.templates}>
        {data.map((one) => {
          const to = pathOf(head, String(one.id))
          const label = [one.channel && value('ways.channel', one.channel), one.locale]
            .filter(Boolean)
            .join(' · ')
          return <li key={one.id}>{to ? <Link to={to}>{label}</Link> : label}</li>
        })}
      </ul>
    </div>
  )
}
