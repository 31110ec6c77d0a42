import broadcast from '../../../messages/broadcast/texts/en.ts'
import informationPolicy from '../../informationPolicy/texts/en.ts'

export default {
  name: 'Policy acceptance |||| Policy acceptances',
  fields: {
    policyTitle: 'Policy',
    policy: 'Policy record',
    policyType: 'Kind',
    versionNo: 'Version',
    source: 'Where',
    locale: 'Language',
    acceptedAt: 'Accepted at',
  },
  values: {
    policyType: informationPolicy.values.policyType,
    locale: broadcast.values['texts.locale'],
    source: {
      signup: 'Sign-up',
      checkout: 'Checkout',
      account: 'Customer account',
      staff: 'Told to staff',
    },
  },
  views: {
    atSignup: 'At sign-up',
    atCheckout: 'At checkout',
    byStaff: 'Told to staff',
  },
  sections: {
    who: 'Who and where',
  },
}
