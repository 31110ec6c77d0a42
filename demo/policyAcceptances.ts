import { resources } from '../resources/index.ts'
import { policiesToAccept } from './policies.ts'
import { random } from './random.ts'
import type { Entry, Shop } from './shop.ts'
import { daysAgo } from './time.ts'

/** Most customers of the demo shop have accepted what they were asked to, when they signed up or at their first checkout. */
export const policyAcceptanceEntries = (shop: Shop): (() => Promise<Entry>)[] =>
  shop.customers.flatMap((person) => {
    const stream = random(`acceptances of customer ${person.key}`)
    if (!stream.chance(0.8)) return []
    const at = daysAgo(stream.between(0, person.daysKnown))
    const source = stream.pick(['signup', 'signup', 'checkout', 'account'])
    return policiesToAccept.map(({ type, title }) => async () => ({
      key: `${type} ${person.key}`,
      at,
      values: {
        policyTitle: title.en,
        policyType: type,
        versionNo: 1,
        source,
        acceptedAt: at,
        policy: shop.id(resources.informationPolicy, type),
        locale: person.language,
        customer: shop.id(resources.customer, person.key),
      },
    }))
  })
