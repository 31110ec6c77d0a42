import { useLocale, useTranslate } from 'ra-core'
import { grantsOfList } from '../../../../src/core/permissionList.ts'
import type { CellProps } from '../../../../src/fields/view.ts'
import { useAllAreas } from '../../../../src/loadArea.ts'
import css from './PermissionShow.module.css'
import { flagText, type PermissionRow, permissionGroups } from './permissionRows.ts'
import { usePermissionName } from './usePermissionName.ts'

/** What a role may do, in words: folded by the groups of the menu, for each area what is granted there. */
export default function PermissionShow({ value }: CellProps<unknown>) {
  const translate = useTranslate()
  const list = new Intl.ListFormat(useLocale() ?? 'en', { style: 'narrow', type: 'unit' })
  const areas = useAllAreas()
  const grants = grantsOfList(value)
  const own = (key: string, values?: object) =>
    translate(`resources.admins/subadmin-roles.own.${key}`, values)
  const nameOf = usePermissionName()
  const wordsOf = (row: PermissionRow) => {
    const granted = grants.get(row.key) ?? new Set()
    const all = [...row.actions, ...row.flags]
    if (all.length > 1 && all.every((flag) => granted.has(flag))) return own('everything')
    return list.format(
      all.flatMap((flag) => {
        if (!granted.has(flag)) return []
        if (row.actions.includes(flag)) return [own(flag)]
        return [row.resource ? translate(flagText(row.resource, flag)) : flag]
      }),
    )
  }
  return permissionGroups(areas, value).map(({ menu, rows }) => {
    const granted = rows.filter(({ key }) => (grants.get(key)?.size ?? 0) > 0)
    if (granted.length === 0) return null
    return (
      <details key={menu} className={css.group}>
        <summary>
          {menu === '' ? own('unknown') : translate(`shell.menu.${menu}`)}
          <bdi className={css.count}>
            {own('grantedAreas', { granted: granted.length, smart_count: rows.length })}
          </bdi>
        </summary>
        <dl className={css.areas}>
          {granted.map((row) => (
            <div key={row.key}>
              <dt>{nameOf(row)}</dt>
              <dd>{wordsOf(row)}</dd>
            </div>
          ))}
        </dl>
      </details>
    )
  })
}
