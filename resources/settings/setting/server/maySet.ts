import { readsFlag } from '../../../../server/auth/accessReads.ts'
import { hasFlag, type Resource, type Viewer } from '../../../../src/core/index.ts'
import { flagOfSetting } from '../../../shared/settings/rules/flagOfSetting.ts'

const maySecure = readsFlag('adminSetting', 'security')

/** Whether somebody may change a setting: what guards the back office needs a flag of its own. */
export const maySet = (viewer: Viewer, area: Pick<Resource, 'name'>, key: string | null): boolean =>
  flagOfSetting(area, key) === 'security' ? maySecure(viewer) : hasFlag(viewer, area.name, 'edit')
