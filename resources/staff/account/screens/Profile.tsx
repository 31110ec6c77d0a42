import { useLocale, useTranslate } from 'ra-core'
import { lazy, Suspense } from 'react'
import { areaHeads } from '#areas'
import { canAct } from '../../../../src/derive/permissions.ts'
import { mayOpen } from '../../../../src/derive/routes.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { EmailLink } from '../../../../src/fields/email/EmailLink.tsx'
import { PhoneLink } from '../../../../src/fields/phone/PhoneLink.tsx'
import UrlCell from '../../../../src/fields/url/url.cell.tsx'
import { withAllTexts } from '../../../../src/providers/laterTexts.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import { PageTitle } from '../../../../src/shell/page/PageTitle.tsx'
import { appRoutes } from '../../../../src/shell/routeTable.ts'
import { PersonPicture } from '../../../../src/views/PersonPicture.tsx'
import { usePageState } from '../../../../src/views/usePageState.ts'
import { AccountPart } from './AccountPart.tsx'
import styles from './account.module.css'
import { useOwnPicture } from './picture/useOwnPicture.ts'
import { type Profile as Account, type OwnContact, useAccount } from './useAccount.ts'

const Followed = lazy(withAllTexts(() => import('../../follow/screens/Followed.tsx')))
const Colleague = lazy(withAllTexts(() => import('../../subAdmin/screens/person/Colleague.tsx')))

/** The page of a person: of the colleague whom the address names (`?user=`), else one’s own. */
export default function Profile() {
  const [{ user }] = usePageState()
  const me = useSession()?.userId
  return user && user !== me ? <Colleague key={user} id={user} /> : <OwnProfile />
}

/** The person who is signed in: who they are, and what they may do. */
function OwnProfile() {
  const translate = useTranslate()
  const session = useSession()
  const query = useAccount<Account>('profile')
  const picture = useOwnPicture()?.picture
  const name = session?.userName || session?.user.username || ''
  return (
    <div className={styles.profile}>
      <div className={styles.person}>
        <PersonPicture name={name} picture={picture} size={64} />
        <div>
          <PageTitle>{name}</PageTitle>
          {session && <p>{translate(`shell.profile.types.${session.type}`)}</p>}
        </div>
        <ButtonLink to="/app/pages/setting/edit-profile">{translate('shell.profile.edit')}</ButtonLink>
      </div>
      <section className={styles.card}>
        <h2>{translate('account.about.title')}</h2>
        <AccountPart query={query}>{(profile) => <Facts profile={profile} />}</AccountPart>
      </section>
      <section className={styles.card}>
        <h2>{translate('account.about.rights')}</h2>
        <Rights />
      </section>
      {areaHeads.subAdmin && (
        <Suspense>
          <Followed />
        </Suspense>
      )}
    </div>
  )
}

function Facts({ profile }: { profile: Account }) {
  const { list } = usePunctuation()
  const translate = useTranslate()
  const locale = useLocale()
  const { username, email, type, roles, createdAt } = profile
  const contact = useAccount<OwnContact>('profile/contact').data
  const facts = [
    [translate('account.profile.username'), username],
    [translate('account.profile.email'), <EmailLink key="email" value={email} />],
    ...(contact?.phone
      ? [[translate('account.contact.phone'), <PhoneLink key="phone" value={contact.phone} />] as const]
      : []),
    ...(contact?.website
      ? [[translate('account.contact.website'), <UrlCell key="website" value={contact.website} />] as const]
      : []),
    // An administrator needs none.
    ...(type === 'ADMIN' && roles.length === 0
      ? []
      : [[translate('account.about.roles'), list(roles) || translate('account.about.noRoles')] as const]),
    [
      translate('account.about.since'),
      <time key="since" dateTime={createdAt}>
        {formatTime(createdAt, locale, { dateStyle: 'long' })}
      </time>,
    ],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The areas by what the person may do in them; the same look-up as menu and routes. */
function Rights() {
  const translate = useTranslate()
  const viewer = useViewer()
  if (viewer.type === 'ADMIN') return <p className={styles.lead}>{translate('account.about.all')}</p>
  const areas = appRoutes.flatMap((route) =>
    route.resource && mayOpen(viewer, route) ? [route.resource] : [],
  )
  const edits = areas.filter((area) => canAct(viewer, area, 'edit') || canAct(viewer, area, 'create'))
  const views = areas.filter((area) => !edits.includes(area))
  const rows = [
    [translate('account.about.edits'), edits],
    [translate('account.about.views'), views],
  ] as const
  if (areas.length === 0) return <p className={styles.lead}>{translate('shell.dashboard.noAreas')}</p>
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, some]) => some.length > 0)
        .map(([label, some]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ul className={styles.areas}>
                {some.map(({ path }) => (
                  <li key={path}>{translate(`resources.${path}.name`, { smart_count: 2 })}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
    </dl>
  )
}
