import { useLocale } from 'ra-core'
import { useContext, useState } from 'react'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import type { AnyRecord, AreaHead, RecordOf, Where } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { listOf } from '../../../../src/views/listOf.ts'
import { RegistryContext } from '../../../../src/views/RegistryContext.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import type { city } from '../../city/city.ts'
import { keyOf, type Member, type Mode, withMember } from './members.ts'
import { useZoneTexts } from './useZoneTexts.ts'
import css from './zones.module.css'

interface TreeProps {
  members: readonly Member[]
  /** What a tick means. */
  mode: Mode
  onChange: (members: Member[]) => void
}

/** The states of the shop, with their districts and cities below, to be ticked; each branch is loaded when it is opened. */
export const PlaceTree = (props: TreeProps) => (
  <div className={css.tree}>
    <Branch {...props} level="state" filter={{ active: true }} />
  </div>
)

/** What states, districts and cities have alike, and where one lies. */
type Place = Pick<RecordOf<typeof city>, 'id' | 'version' | 'name' | 'active' | 'state' | 'district'>

const usePlaces = listOf<Place>()

type TreeLevel = 'state' | 'district' | 'city'

const below: Readonly<Record<TreeLevel, TreeLevel | undefined>> = {
  state: 'district',
  district: 'city',
  city: undefined,
}

interface BranchProps extends TreeProps {
  level: TreeLevel
  filter: Where<Place>
}

function Branch({ level, filter, ...props }: BranchProps) {
  const { own } = useZoneTexts()
  const area = useContext(RegistryContext)[level] as AreaHead
  // A refused answer would end the session of whoever may not see the places.
  const maySee = canAct(useViewer(), area, 'view')
  const { data, isPending, error } = usePlaces(
    area.path,
    {
      filter,
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: maySee },
  )
  if (!maySee) return null
  if (error) return <p className={css.failure}>{error.message}</p>
  if (data?.length === 0) return <p className={css.quiet}>{own('nothingBelow')}</p>
  return (
    <ul aria-busy={isPending}>
      {(data ?? []).map((record) => (
        <Node key={record.id} level={level} area={area} record={record} {...props} />
      ))}
    </ul>
  )
}

interface NodeProps extends TreeProps {
  level: TreeLevel
  area: AreaHead
  record: AnyRecord
}

function Node({ level, area, record, members, mode, onChange }: NodeProps) {
  const locale = useLocale() ?? 'en'
  const { own } = useZoneTexts()
  const [isOpen, setOpen] = useState(false)
  const name = titleOf(area, record, locale)
  const member: Member = { level, mode, [level]: record.id }
  const chosen = members.find((other) => keyOf(other) === keyOf(member))
  const next = below[level]
  const isTicked = chosen?.mode === mode
  const toggle = () =>
    onChange(isTicked ? members.filter((other) => other !== chosen) : withMember(members, member))
  return (
    <li>
      <div className={css.node}>
        {next && (
          <IconButton
            small
            glyph={isOpen ? 'open' : 'next'}
            label={own(isOpen ? 'close' : 'open', { name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <label>
          <input type="checkbox" checked={isTicked} onChange={toggle} />
          <span>{name}</span>
          {chosen && chosen.mode !== mode && <span className={css.quiet}>{own(chosen.mode)}</span>}
        </label>
      </div>
      {next && isOpen && (
        <Branch
          level={next}
          filter={{ [level]: record.id }}
          members={members}
          mode={mode}
          onChange={onChange}
        />
      )}
    </li>
  )
}
