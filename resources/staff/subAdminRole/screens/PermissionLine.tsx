import { useTranslate } from 'ra-core'
import { actions } from '../../../../src/derive/permissions.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import css from './PermissionGrid.module.css'
import { flagText, type PermissionRow } from './permissionRows.ts'

interface PermissionLineProps {
  row: PermissionRow
  name: string
  granted: ReadonlySet<string> | undefined
  /** Whether a flag may not be changed by whoever looks. */
  isClosed: (flag: string) => boolean
  onGrant: (flag: string, isGranted: boolean) => void
}

/** One key of the permission grid. */
export function PermissionLine({ row, name, granted, isClosed, onGrant }: PermissionLineProps) {
  const { pair } = usePunctuation()
  const translate = useTranslate()
  const box = (flag: string, label: string) => (
    <input
      type="checkbox"
      className={css.box}
      aria-label={pair(name, label)}
      checked={granted?.has(flag) ?? false}
      disabled={isClosed(flag)}
      onChange={(event) => onGrant(flag, event.target.checked)}
    />
  )
  return (
    <>
      <tr>
        <th scope="row" className={css.name}>
          {name}
        </th>
        {actions.map((action) => (
          <td key={action} className={css.narrow}>
            {row.actions.includes(action)
              ? box(action, translate(`resources.admins/subadmin-roles.own.${action}`))
              : null}
          </td>
        ))}
      </tr>
      {row.flags.length > 0 && (
        <tr className={css.more}>
          <td colSpan={actions.length + 1}>
            <ul className={css.flags}>
              {row.flags.map((flag) => {
                const text = row.resource ? translate(flagText(row.resource, flag)) : flag
                return (
                  <li key={flag}>
                    {/* biome-ignore lint/a11y/noLabelWithoutControl: it stands around its box */}
                    <label className={css.flag}>
                      {box(flag, text)}
                      {text}
                    </label>
                  </li>
                )
              })}
            </ul>
          </td>
        </tr>
      )}
    </>
  )
}
