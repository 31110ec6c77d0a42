import { useDataProvider } from 'ra-core'
import { useContext, useState } from 'react'
import { LookupListBox } from '../../../../src/controls/lookup/LookupListBox.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { AreaHead, RecordOf } from '../../../../src/core/index.ts'
import { mayLookUp } from '../../../../src/derive/permissions.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { storeRoleView } from '../../../../src/providers/roleView.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { RegistryContext } from '../../../../src/views/RegistryContext.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { subAdmin } from '../../subAdmin/subAdmin.ts'
import type { subAdminRole } from '../subAdminRole.ts'
import css from './ViewAsDialog.module.css'

const places = 'stockLocation'

/** Looks at the shop as a role has it, in this tab; where its members see their own places only, as somebody of the chosen ones. */
export default function ViewAsDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof subAdminRole>>) {
  const [role] = records
  const { text, action, locale } = useAreaWords<typeof subAdminRole>(resource.path)
  const provider = useDataProvider<ShopDataProvider>()
  const [act, isBusy] = useAct()
  const session = useSession()
  const viewer = useViewer()
  const registry = useContext(RegistryContext)
  const [locations, setLocations] = useState<string[]>([])
  const target = registry[places] as AreaHead | undefined
  const asksPlaces =
    role?.orderScope === 'ownLocations' && target !== undefined && mayLookUp(viewer, registry, target)
  const start = () =>
    act(async () => {
      const { data } = await provider.request('auth/view-as', {
        method: 'POST',
        data: { role: role?.id, locations },
      })
      storeRoleView(
        { id: data.id, role: data.role, until: data.until, userId: session?.userId ?? '' },
        data.permissions,
      )
      // Nothing that this person has read is left on a page of the role.
      location.assign('/app')
      return undefined
    })
  return (
    <QuestionDialog
      title={text('viewAs.title', { name: role && titleOf(resource, role, locale) })}
      onClose={close}
      className={css.body}
      busy={isBusy}
      onClick={() => void start()}
      data-first
      submit={action('viewAs')}
    >
      <p>{text('viewAs.hint')}</p>
      {asksPlaces && (
        <Frame
          id="view-as-places"
          source={places}
          label={text('viewAs.places')}
          help={text('viewAs.placesHint')}
        >
          <LookupListBox
            id="view-as-places"
            source={places}
            name={places}
            label={text('viewAs.places')}
            field={subAdmin.fields.locations}
            resource={resource}
            options={{ to: places, max: 50 }}
            value={locations}
            onChange={(next) => setLocations(next ?? [])}
          />
        </Frame>
      )}
    </QuestionDialog>
  )
}
