import { useTranslate } from 'ra-core'
import type { AreaHead } from '../../../../../src/core/index.ts'
import { useAreaWords } from '../../../../../src/views/useAreaWords.ts'
import { type PersonProps, useRights } from '../userList/PersonCard.tsx'
import css from './person.module.css'

interface PersonRightsProps extends Pick<PersonProps, 'person' | 'area' | 'roles'> {
  /** The heading that it stands under, by its level on the page. */
  level: 2 | 3
}

/** All that somebody’s roles let them do, in words. */
export function PersonRights({ person, area, roles, level }: PersonRightsProps) {
  const { text } = useAreaWords(area.path)
  const rights = useRights(person, roles)
  const [Heading, Below] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  const parts = rights
    ? ([
        [text('userList.changes'), rights.changes],
        [text('userList.sees'), rights.sees],
      ] as const)
    : []
  return (
    <>
      <Heading>{text('userList.may')}</Heading>
      {person.administrator && <p>{text('userList.everything')}</p>}
      {parts
        .filter(([, areas]) => areas.length > 0)
        .map(([title, areas]) => (
          <section key={title} className={css.areas}>
            <Below>{title}</Below>
            <AreaNames areas={areas} />
          </section>
        ))}
      {rights && parts.every(([, areas]) => areas.length === 0) && <p>{text('userList.nothing')}</p>}
      {!rights && !person.administrator && <p>{text('userList.unknown')}</p>}
    </>
  )
}

function AreaNames({ areas }: { areas: readonly AreaHead[] }) {
  const translate = useTranslate()
  return (
    <ul>
      {areas.map(({ path }) => (
        <li key={path}>{translate(`resources.${path}.name`, { smart_count: 2 })}</li>
      ))}
    </ul>
  )
}
