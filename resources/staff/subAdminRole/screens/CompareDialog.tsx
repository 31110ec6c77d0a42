import { useGetMany, useTranslate } from 'ra-core'
import { useState } from 'react'
import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { AnyRecord, RecordOf, Resource } from '../../../../src/core/index.ts'
import { actions } from '../../../../src/derive/permissions.ts'
import { formatPercent } from '../../../../src/fields/percent/formatPercent.ts'
import { useAllAreas } from '../../../../src/loadArea.ts'
import { listOf } from '../../../../src/views/listOf.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { subAdminRole } from '../subAdminRole.ts'
import css from './CompareDialog.module.css'
import { flagText } from './permissionRows.ts'
import { type RoleDifference, roleDifferences } from './roleDifferences.ts'
import { usePermissionName } from './usePermissionName.ts'

const useRoleList = listOf<RecordOf<typeof subAdminRole>>()

/** The facts of a role beside its permissions. */
const limits = [
  'orderScope',
  'piiAccess',
  'refundLimit',
  'discountLimit',
  'bulkLimit',
  'priceDropLimit',
] as const satisfies readonly (keyof RecordOf<typeof subAdminRole>)[]

/** Two roles side by side: only what one of them may and the other may not. */
export default function CompareDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof subAdminRole>>) {
  const { text, action, closing, locale } = useAreaWords<typeof subAdminRole>(resource.path)
  const [first, picked] = records as readonly AnyRecord[]
  const [chosen, setChosen] = useState(picked?.id ?? '')
  const { data: roles = [] } = useRoleList(resource.path, {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
    meta: { fields: ['name'] },
  })
  const label = text('compareWith', { name: first && titleOf(resource, first, locale) })
  const ids = [first?.id, chosen].filter((id): id is string => Boolean(id))
  const { data: two = [] } = useGetMany<AnyRecord>(resource.path, { ids })
  const [a, b] = ids.map((id) => two.find((role) => role?.id === id))
  return (
    <Dialog title={action('compare')} size="large" onClose={close}>
      <div className={dialog.body}>
        <ChoiceField
          id="compare-role"
          source="with"
          label={label}
          choices={roles
            .filter(({ id }) => id !== first?.id)
            .map((role) => ({ value: role.id, label: titleOf(resource, role, locale) }))}
          chosen={chosen}
          onChoose={setChosen}
        />
        {chosen !== '' &&
          (a && b ? <Differences a={a} b={b} resource={resource} /> : <Skeleton height={160} />)}
      </div>
      <DialogButtons onClick={close}>{closing}</DialogButtons>
    </Dialog>
  )
}

function Differences({ a, b, resource }: { a: AnyRecord; b: AnyRecord; resource: Resource }) {
  const { text, field, value, money, locale } = useAreaWords<typeof subAdminRole>(resource.path)
  const translate = useTranslate()
  const nameOf = usePermissionName()
  const areas = useAllAreas()
  const lines = roleDifferences(areas, a.permissions, b.permissions)
  const facts = limits.filter((name) => a[name] !== b[name])
  if (lines.length + facts.length === 0) return <p role="status">{text('sameRights')}</p>
  const flagName = ({ resource }: RoleDifference, flag: string) => {
    if ((actions as readonly string[]).includes(flag)) return text(flag)
    return resource ? translate(flagText(resource, flag), { _: flag }) : flag
  }
  const factOf = (name: (typeof limits)[number], role: AnyRecord) => {
    if (role[name] === null || role[name] === undefined) return text('noLimit')
    if (name === 'refundLimit') return money(role[name])
    if (name === 'discountLimit' || name === 'priceDropLimit') return formatPercent(role[name], locale)
    return name === 'bulkLimit' ? role[name] : value(name, role[name])
  }
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{text('area')}</th>
          <th scope="col">{text('only', { name: titleOf(resource, a, locale) })}</th>
          <th scope="col">{text('only', { name: titleOf(resource, b, locale) })}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{nameOf(line)}</th>
            {[line.onlyFirst, line.onlySecond].map((flags, index) => (
              <td key={index === 0 ? 'first' : 'second'}>
                {flags.map((flag) => flagName(line, flag)).join(translate('list.comma'))}
              </td>
            ))}
          </tr>
        ))}
        {facts.map((name) => (
          <tr key={name}>
            <th scope="row">{field(name)}</th>
            <td>{factOf(name, a)}</td>
            <td>{factOf(name, b)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
