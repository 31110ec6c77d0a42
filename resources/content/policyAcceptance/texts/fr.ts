import broadcast from '../../../messages/broadcast/texts/fr.ts'
import informationPolicy from '../../informationPolicy/texts/fr.ts'

export default {
  name: 'Acceptation de politique |||| Acceptations de politiques',
  fields: {
    customer: 'Client',
    policyTitle: 'Politique',
    policy: 'Fiche de la politique',
    policyType: 'Type',
    versionNo: 'Version',
    source: 'Où',
    locale: 'Langue',
    acceptedAt: 'Acceptée le',
  },
  values: {
    policyType: informationPolicy.values.policyType,
    locale: broadcast.values['texts.locale'],
    source: {
      signup: 'Inscription',
      checkout: 'Paiement',
      account: 'Espace client',
      staff: 'Dit à l’équipe',
    },
  },
  views: {
    atSignup: 'À l’inscription',
    atCheckout: 'Au paiement',
    byStaff: 'Dit à l’équipe',
  },
  sections: {
    general: 'Général',
    who: 'Qui et où',
  },
}
