import { useLocale } from 'ra-core'
import { useContext, useState } from 'react'
import { useLooked } from '../../../../src/controls/lookup/useLookup.ts'
import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import type { AreaHead } from '../../../../src/core/index.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { RegistryContext } from '../../../../src/views/RegistryContext.ts'
import { titleOf } from '../../../../src/views/titleOf.ts'
import { isPlace, keyOf, type Member, type Mode, type PlaceLevel } from './members.ts'
import { useZoneTexts } from './useZoneTexts.ts'
import css from './zones.module.css'

/** How many members are shown before one asks for all. */
const first = 80

interface MemberListProps {
  members: readonly Member[]
  /** Which of them are shown. */
  mode: Mode
  /** What is wrong, by the place of a member. */
  error?: unknown
  disabled: boolean
  onChange?: (members: Member[]) => void
}

/** The members of a zone that are taken in, or those that are left out, by their names, each to be removed again. */
export function MemberList({ members, mode, error, disabled, onChange }: MemberListProps) {
  const { own } = useZoneTexts()
  const nameOf = useMemberNames(members)
  const [isOpen, setOpen] = useState(false)
  const wrong = (error ?? {}) as Readonly<Record<number, Readonly<Record<string, { message?: string }>>>>
  const all = members.flatMap((member, index) => (member.mode === mode ? [{ member, index }] : []))
  if (all.length === 0) return null
  const title = own(`${mode}Count`, { smart_count: all.length })
  return (
    <section aria-label={title}>
      <h4 className={css.title}>{title}</h4>
      <ul className={css.members}>
        {(isOpen ? all : all.slice(0, first)).map(({ member, index }) => {
          const problem = Object.values(wrong[index] ?? {}).find((part) => part?.message)?.message
          const name = nameOf(member)
          return (
            <li key={keyOf(member)} className={css.member} data-invalid={problem ? true : undefined}>
              <span dir="auto">{name}</span>
              {problem && <span className={css.failure}>{problem}</span>}
              {!disabled && (
                <IconButton
                  small
                  glyph="close"
                  label={own('remove', { name })}
                  onClick={() => onChange?.(members.filter((other) => other !== member))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {!isOpen && all.length > first && (
        <Button look="text" small onClick={() => setOpen(true)}>
          {own('more', { smart_count: all.length - first })}
        </Button>
      )}
    </section>
  )
}

/** How members are called: places by the names of their records, one request for each level. */
function useMemberNames(members: readonly Member[]): (member: Member) => string {
  const registry = useContext(RegistryContext)
  const locale = useLocale() ?? 'en'
  const { level: levelName } = useZoneTexts()
  const idsOf = (level: PlaceLevel) =>
    members.flatMap((member) => (member.level === level && member[level] ? [member[level]] : []))
  const looked = {
    country: useLooked(registry.country as AreaHead, idsOf('country')).looked,
    state: useLooked(registry.state as AreaHead, idsOf('state')).looked,
    district: useLooked(registry.district as AreaHead, idsOf('district')).looked,
    city: useLooked(registry.city as AreaHead, idsOf('city')).looked,
  }
  return (member) => {
    const { level, from, to } = member
    if (!isPlace(level)) {
      return level === 'prefix'
        ? `${from ?? ''}…`
        : level === 'range'
          ? `${from ?? ''}–${to ?? ''}`
          : (from ?? '')
    }
    const record = looked[level].get(member[level] ?? '')
    const name = record ? titleOf(registry[level] as AreaHead, record, locale) : '…'
    return level === 'city' || level === 'state' ? name : `${name} (${levelName(level)})`
  }
}
