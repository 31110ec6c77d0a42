import type { ReactNode } from 'react'
import { EmailLink } from '../../../../../src/fields/email/EmailLink.tsx'
import { PhoneLink } from '../../../../../src/fields/phone/PhoneLink.tsx'
import UrlCell from '../../../../../src/fields/url/url.cell.tsx'
import { useAreaWords } from '../../../../../src/views/useAreaWords.ts'
import type { subAdmin } from '../../subAdmin.ts'
import { LastSeen, type PersonProps, RoleNames } from '../userList/PersonCard.tsx'
import css from './person.module.css'

/** What colleagues may know of somebody: how to reach them, their roles, when they were last seen. */
export function PersonFacts({ person, area }: Pick<PersonProps, 'person' | 'area'>) {
  const { field, value } = useAreaWords<typeof subAdmin>('admins/subadmins')
  const { designation, email, phone, website, secondStep, lastSeenAt } = person
  const facts: [label: string, value: ReactNode][] = [
    [field('designation'), designation],
    [field('email'), email && <EmailLink value={email} />],
    [field('phone'), phone && <PhoneLink value={phone} />],
    [field('website'), website && <UrlCell value={website} />],
    [field('roles'), <RoleNames key="roles" person={person} />],
    [field('secondStep'), value('secondStep', secondStep)],
    [field('lastSeenAt'), lastSeenAt && <LastSeen key="seen" at={lastSeenAt} area={area} person={person} />],
  ]
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, given]) => given)
        .map(([label, given]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{given}</dd>
          </div>
        ))}
    </dl>
  )
}
