import broadcast from '../../../messages/broadcast/texts/zh.ts'
import informationPolicy from '../../informationPolicy/texts/zh.ts'

export default {
  name: '政策接受记录',
  fields: {
    customer: '客户',
    policyTitle: '政策',
    policy: '政策条目',
    policyType: '类型',
    versionNo: '版本',
    source: '途径',
    locale: '语言',
    acceptedAt: '接受时间',
  },
  values: {
    policyType: informationPolicy.values.policyType,
    locale: broadcast.values['texts.locale'],
    source: {
      signup: '注册',
      checkout: '结账',
      account: '客户账户',
      staff: '告知员工',
    },
  },
  views: {
    atSignup: '注册时',
    atCheckout: '结账时',
    byStaff: '告知员工',
  },
  sections: {
    general: '概览',
    who: '人员与途径',
  },
}
