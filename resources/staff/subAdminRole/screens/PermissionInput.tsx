import { ChoiceField } from '../../../../src/controls/parts/ChoiceField.tsx'
import { framed } from '../../../../src/controls/parts/framed.tsx'
import { hasFlag } from '../../../../src/core/index.ts'
import { grantsOfList, listOfGrants } from '../../../../src/core/permissionList.ts'
import type { EditorProps } from '../../../../src/fields/view.ts'
import { useRoles } from '../../../../src/shell/access/useRoles.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { subAdminRole } from '../subAdminRole.ts'
import css from './PermissionGrid.module.css'
import { PermissionGrid } from './PermissionGrid.tsx'

/** The permission grid as the input of a form; above it the other roles, from which a new one begins. */
function PermissionInput(props: EditorProps<unknown>) {
  const { id, onChange, disabled } = props
  const viewer = useViewer()
  const roles = useRoles()
  const { text } = useAreaWords<typeof subAdminRole>('admins/subadmin-roles')
  const take = (chosen: string) => {
    const role = roles?.find((each) => each.id === chosen)
    if (!role) return
    // What the viewer lacks cannot be granted.
    const grants = [...grantsOfList(role.permissions)].map(
      ([key, flags]) => [key, new Set([...flags].filter((flag) => hasFlag(viewer, key, flag)))] as const,
    )
    onChange(listOfGrants(new Map(grants)))
  }
  return (
    <div className={css.grid}>
      {!disabled && roles && roles.length > 0 && (
        <div className={css.from}>
          <ChoiceField
            id={`${id}-from`}
            source="from"
            label={text('takeFrom')}
            none={text('takeFromNone')}
            chosen=""
            onChoose={take}
            choices={roles.map((role) => ({ value: String(role.id), label: String(role.name) }))}
          />
        </div>
      )}
      <PermissionGrid {...props} />
    </div>
  )
}

/** Apart, so that the list of roles does not wait for it. */
export default framed(PermissionInput, { group: true })
