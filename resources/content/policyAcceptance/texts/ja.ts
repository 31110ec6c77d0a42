import broadcast from '../../../messages/broadcast/texts/ja.ts'
import informationPolicy from '../../informationPolicy/texts/ja.ts'

export default {
  name: 'ポリシーの同意',
  fields: {
    customer: '顧客',
    policyTitle: 'ポリシー',
    policy: 'ポリシーの記録',
    policyType: '種類',
    versionNo: '版',
    source: '場所',
    locale: '言語',
    acceptedAt: '同意日時',
  },
  values: {
    policyType: informationPolicy.values.policyType,
    locale: broadcast.values['texts.locale'],
    source: {
      signup: '会員登録',
      checkout: '購入手続き',
      account: 'マイページ',
      staff: 'スタッフが確認',
    },
  },
  views: {
    atSignup: '会員登録時',
    atCheckout: '購入手続き時',
    byStaff: 'スタッフが確認',
  },
  sections: {
    general: '全般',
    who: '誰が、どこで',
  },
}
