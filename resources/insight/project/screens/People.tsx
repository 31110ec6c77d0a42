import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { PersonPicture } from '../../../../src/views/PersonPicture.tsx'
import type { Person } from '../rules/board.ts'
import css from './projects.module.css'

interface PeopleProps {
  label: string
  people: readonly Person[]
  /** How many are shown; the others are counted, and named under the pointer and to whoever hears the page. */
  most: number
}

/** Some people by their pictures, or the letters they begin with. */
export function People({ label, people, most }: PeopleProps) {
  const { list } = usePunctuation()
  if (people.length === 0) return null
  const shown = people.length > most ? people.slice(0, most) : people
  const others = people.slice(shown.length)
  const names = list(others.map(({ name }) => name))
  return (
    <ul className={css.people} aria-label={label}>
      {shown.map(({ id, name, avatar }) => (
        <li key={id}>
          <span className={css.person} data-tip={name}>
            <PersonPicture name={name} picture={avatar} size={26} />
          </span>
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <span className={css.person} data-more="" data-tip={names} aria-hidden="true">
            +{others.length}
          </span>
          <span className="visually-hidden">{names}</span>
        </li>
      )}
    </ul>
  )
}
