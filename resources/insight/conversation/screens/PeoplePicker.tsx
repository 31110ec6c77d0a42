import { areaHeads } from '#areas'
import { ComboBox } from '../../../../src/controls/lookup/ComboBox.tsx'
import { useLooked } from '../../../../src/controls/lookup/useLookup.ts'
import { useLookupBox } from '../../../../src/controls/lookup/useLookupBox.tsx'
import { Glyph } from '../../../../src/controls/parts/Glyph.tsx'
import type { AreaHead } from '../../../../src/core/index.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './chat.module.css'

const staff = areaHeads.subAdmin as AreaHead

interface PeoplePickerProps {
  words: AreaWords
  members: readonly string[]
  /** Who cannot be chosen, because they take part anyway. */
  without: readonly string[]
  onChange: (members: readonly string[]) => void
}

/** Chooses colleagues, one after another. */
export function PeoplePicker({ words: { text }, members, without, onChange }: PeoplePickerProps) {
  const lookup = useLookupBox(staff, 'conversation.members')
  const { looked, remember } = useLooked(staff, members)
  const pick = (id: string) => {
    const found = lookup.found.find((record) => record.id === id)
    if (found) remember(found)
    onChange(members.includes(id) ? members.filter((each) => each !== id) : [...members, id])
  }
  return (
    <>
      <label htmlFor="chat-people">{text('people')}</label>
      {members.length > 0 && (
        <ul className={css.chips}>
          {members.map((id) => (
            <li key={id}>
              {looked.get(id)?.title ?? '…'}
              <button
                type="button"
                aria-label={text('takeOut', { name: looked.get(id)?.title ?? '…' })}
                onClick={() => pick(id)}
              >
                <Glyph name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ComboBox
        id="chat-people"
        source="members"
        label={text('people')}
        {...lookup.box}
        choices={lookup.box.choices.filter(({ id }) => !without.includes(id))}
        after={undefined}
        shown=""
        placeholder={text('addPerson')}
        chosen={[...members]}
        onPick={pick}
      />
    </>
  )
}
