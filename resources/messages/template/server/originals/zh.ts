import { sealed } from '../../../../../src/core/index.ts'
import type { EventName } from '../../../notification/rules/eventKeys.ts'
import type { Wording } from './wording.ts'

/** What the product says in Chinese until somebody words it otherwise. */
export const zh = sealed<Readonly<Record<string, Wording>>>({
  'order.placed': [
    '已收到您的订单 {{order.number}}',
    '感谢您的订单 {{order.number}}，金额 {{order.total}}。\n确认后我们会再次通知您。',
  ],
  'order.confirmed': [
    '订单 {{order.number}} 已确认',
    '您的订单 {{order.number}}（{{order.total}}）已确认，我们已开始备货。',
  ],
  'order.on_hold': [
    '订单 {{order.number}} 暂缓处理',
    '您的订单 {{order.number}} 暂缓处理。{{#if reason}}{{reason}}{{/if}}\n您无需操作，恢复后我们会通知您。',
  ],
  'order.edited': [
    '订单 {{order.number}} 已修改',
    '您的订单 {{order.number}} 已修改，现金额为 {{order.total}}。',
  ],
  'order.mentioned': ['{{comment.author}} 在订单 {{order.number}} 中提到了您', '{{comment.text}}'],
  'order.cancelled': [
    '订单 {{order.number}} 已取消',
    '您的订单 {{order.number}} 已取消。{{#if reason}}{{reason}}{{/if}}\n款项将原路退回。',
  ],
  'order.partially_cancelled': [
    '订单 {{order.number}} 部分取消',
    '您的订单 {{order.number}} 有部分商品被取消。{{#if reason}}{{reason}}{{/if}}\n其余商品照常发货，现金额为 {{order.total}}。',
  ],
  'payment.captured': [
    '已收到订单 {{order.number}} 的付款',
    '我们已收到您通过 {{payment.method}} 为订单 {{order.number}} 支付的 {{order.total}}。',
  ],
  'payment.failed': [
    '订单 {{order.number}} 付款未成功',
    '订单 {{order.number}} 的 {{order.total}} 付款未成功，未扣款。\n可在此重试：{{payment.url}}',
  ],
  'payment.link_sent': [
    '请支付订单 {{order.number}}',
    '请在 {{payment.until}} 前为订单 {{order.number}} 支付 {{order.total}}：{{payment.url}}',
  ],
  'refund.requested': [
    '您的退款申请正在处理',
    '您为订单 {{order.number}} 申请退款 {{refund.amount}}，我们正在核实。',
  ],
  'refund.processed': [
    '{{refund.amount}} 已退回',
    '订单 {{order.number}} 的 {{refund.amount}} 已通过 {{refund.method}} 退回，银行最多需七个工作日到账。',
  ],
  'refund.failed': [
    '退款未成功，请更换方式',
    '订单 {{order.number}} 的退款 {{refund.amount}} 未能到账，请告诉我们退至何处。',
  ],
  'shipment.packed': ['订单 {{order.number}} 已打包', '您的订单 {{order.number}} 已打包，等待快递揽收。'],
  'shipment.dispatched': [
    '订单 {{order.number}} 已发出',
    '您的订单 {{order.number}} 已由 {{shipment.courier}} 发出，单号 {{shipment.awb}}，预计 {{shipment.expected}} 送达。\n查看物流：{{shipment.url}}',
  ],
  'shipment.out_for_delivery': [
    '今天送达：{{order.number}}',
    '您的订单 {{order.number}} 今天由 {{shipment.courier}} 派送，请保持电话畅通。',
  ],
  'shipment.delivered': ['已送达：{{order.number}}', '您的订单 {{order.number}} 已送达，希望您喜欢。'],
  'shipment.attempt_failed': [
    '派送未成功',
    '{{shipment.courier}} 未能送达您的订单 {{order.number}}。{{#if reason}}{{reason}}{{/if}}\n下一个工作日会再次派送：{{shipment.url}}',
  ],
  'shipment.rto': ['包裹正在退回', '您的订单 {{order.number}} 未能送达，正在退回。如仍需要，请联系我们。'],
  'return.requested': [
    '已收到退货申请 {{return.number}}',
    '已收到订单 {{order.number}} 的退货申请，一个工作日内答复。',
  ],
  'return.approved': [
    '退货 {{return.number}} 已批准',
    '您的退货 {{return.number}} 已批准。请保持商品未穿着且吊牌完好。',
  ],
  'return.rejected': [
    '关于退货 {{return.number}}',
    '很抱歉，无法接受退货 {{return.number}}。{{#if reason}}{{reason}}{{/if}}',
  ],
  'return.pickup_scheduled': [
    '{{return.pickup}} 上门取件',
    '快递将于 {{return.pickup}} 上门取回退货 {{return.number}}，请提前包好。',
  ],
  'return.received': ['已收到退货 {{return.number}}', '您的退货 {{return.number}} 已到达，正在检查。'],
  'return.completed': [
    '退货 {{return.number}} 已完成',
    '退货 {{return.number}} 已完成，{{refund.amount}} 将通过 {{refund.method}} 退回。',
  ],
  'exchange.dispatched': [
    '换货已发出',
    '{{return.number}} 的换货已由 {{shipment.courier}} 发出，单号 {{shipment.awb}}。',
  ],
  'cancellation.requested': ['已收到取消申请', '您申请取消订单 {{order.number}}，我们将在数小时内答复。'],
  'cancellation.approved': [
    '取消已批准',
    '订单 {{order.number}} 已取消，{{refund.amount}} 将通过 {{refund.method}} 退回。',
  ],
  'cancellation.rejected': [
    '订单 {{order.number}} 无法取消',
    '订单 {{order.number}} 已无法取消。{{#if reason}}{{reason}}{{/if}}\n收货后仍可退货。',
  ],
  'cancellation.overdue': [
    '取消申请 {{cancellation.number}} 已逾期',
    '订单 {{order.number}} 的取消申请 {{cancellation.number}} 未按时处理。申请仍有效，包裹暂不发出。',
  ],
  'cart.abandoned': ['还在考虑吗？', '您的购物车中有 {{cart.items}} 件商品，共 {{cart.total}}：{{cart.url}}'],
  'account.otp': [
    '验证码：{{otp.code}}',
    '{{otp.code}} 是您在 {{shop.name}} 的验证码，{{otp.minutes}} 分钟内有效。请勿告诉任何人，我们绝不会索取。',
  ],
  'account.welcome': [
    '欢迎来到 {{shop.name}}',
    '欢迎来到 {{shop.name}}。订单、退货和地址都在您的账户中：{{shop.url}}',
  ],
  'account.password_changed': [
    '密码已修改',
    '您的账户密码已于 {{account.time}} 修改。\n如非本人操作，请立即告知我们。',
  ],
  'account.blocked': [
    '账户已停用',
    '您在 {{shop.name}} 的账户已停用。{{#if reason}}{{reason}}{{/if}}\n如有误，请回复本邮件。',
  ],
  'review.invited': [
    '{{product.name}} 穿着如何？',
    '您购买 {{product.name}} 已有一段时间，欢迎分享感受：{{review.url}}',
  ],
  'review.approved': ['评价已发布', '谢谢，您对 {{product.name}} 的评价已发布。'],
  'review.rejected': [
    '关于您的评价',
    '您对 {{product.name}} 的评价未能发布。{{#if reason}}{{reason}}{{/if}}',
  ],
  'stock.low': [
    '{{stock.sku}} 库存偏低',
    '{{product.name}}：{{stock.location}} 的 {{stock.sku}} 仅剩 {{stock.available}} 件。',
  ],
  'stock.out': ['{{stock.sku}} 已售罄', '{{product.name}}：{{stock.location}} 的 {{stock.sku}} 已无库存。'],
  'stock.back': [
    '{{stock.sku}} 已补货',
    '{{product.name}}：{{stock.location}} 的 {{stock.sku}} 现有 {{stock.available}} 件。',
  ],
  'message.received': [
    '{{message.from}}：{{message.subject}}',
    '{{message.from}} 留言：{{message.subject}}（{{message.number}}）。',
  ],
  'message.replied': [
    '回复：{{message.subject}}',
    '{{message.reply}}\n您的留言 {{message.number}}：{{message.url}}',
  ],
  'message.sla_breach': [
    '{{message.number}} 已逾期',
    '{{message.number}}“{{message.subject}}”应在 {{message.due}} 前回复。',
  ],
  'message.escalated': [
    '{{message.number}} 仍未回复',
    '{{message.number}}“{{message.subject}}”应在 {{message.due}} 前回复，至今无人回复。{{#if message.assignee}}负责人：{{message.assignee}}。{{/if}}',
  ],
  'staff.token_made': [
    '已为其他系统创建令牌',
    '您的账户于 {{token.time}} 创建了令牌“{{token.name}}”，其他系统可凭它以您的名义操作。\n如非本人操作，请在账户中撤销该令牌并修改密码。',
  ],
  'staff.digest': [
    '等您处理：{{digest.total}} 项',
    '{{digest.list}}{{#if digest.url}}\n{{digest.url}}{{/if}}',
  ],
  'staff.invited': [
    '{{shop.name}} 后台邀请',
    '您受邀使用 {{shop.name}} 后台。请在 {{invitation.until}} 前设置密码：{{invitation.url}}',
  ],
  'staff.password_link': [
    '重设 {{shop.name}} 的密码',
    '有人为您在 {{shop.name}} 的账户申请了重设密码的链接。请在 {{invitation.until}} 前设置新密码：{{invitation.url}}\n如果不是您本人，无需理会，密码不会改变。',
  ],
  'staff.email_release': [
    '是否将您的邮箱更换为 {{email.next}}？',
    '有人申请把您在 {{shop.name}} 的账户邮箱更换为 {{email.next}}。如果是您本人，请在 {{email.until}} 前确认：{{email.url}}\n如果不是您，请修改密码，申请随即作废。',
  ],
  'staff.email_confirm': [
    '请确认您的新邮箱',
    '请在 {{email.until}} 前确认您能收到此邮箱的邮件，之后您将用它登录 {{shop.name}}：{{email.url}}\n您现在的邮箱也需要确认。',
  ],
  'staff.new_login': [
    '您的账户有新登录',
    '您的账户于 {{login.time}} 通过 {{login.browser}} 登录{{#if login.address}}，地址 {{login.address}}{{/if}}。\n如非本人操作，请修改密码并在个人资料中结束该会话。',
  ],
  'staff.second_step_on': [
    '您的登录现在需要验证码',
    '自 {{step.time}} 起，登录您的账户需要身份验证器应用的验证码。\n如非本人操作，请修改密码并立即告知管理员。',
  ],
  'staff.second_step_off': [
    '您的登录不再需要验证码',
    '两步登录已于 {{step.time}} 关闭，现在仅凭密码即可登录您的账户。\n如非本人操作，请修改密码、结束其他会话并重新启用。',
  ],
  'staff.second_step_reset': [
    '您的两步登录已被重置',
    '{{step.resetBy}} 于 {{step.time}} 重置了您的两步登录。现在仅凭密码即可登录，请在账户中重新设置验证器应用。\n如果您未曾提出要求，请立即告知管理员。',
  ],
  'staff.mail': ['{{mail.sender}} 给您发来站内信', '{{mail.sender}} 给您写了一封站内信，请在收件箱中查看。'],
  'staff.followed': [
    '{{follower.name}} 关注了您',
    '{{follower.name}} 现在会在自己的个人主页上看到您在店铺中的操作。',
  ],
  'access.asked': [
    '{{access.person}} 申请“{{access.area}}”的“{{access.right}}”权限',
    '“{{access.sentence}}”\n申请页面：{{access.page}}。',
  ],
  'access.granted': [
    '您已获得“{{access.area}}”的“{{access.right}}”权限',
    '{{access.decidedBy}} 已同意您的申请，重新加载页面即可使用。\n{{access.answer}}',
  ],
  'access.declined': [
    '已拒绝：“{{access.area}}”的“{{access.right}}”权限',
    '{{access.decidedBy}}：“{{access.answer}}”',
  ],
  'broadcast.waiting': [
    '“{{broadcast.name}}”等待批准',
    '{{broadcast.author}} 想把“{{broadcast.name}}”发送给 {{broadcast.recipients}} 位客户，需由另一人批准。',
  ],
  'broadcast.approved': [
    '“{{broadcast.name}}”已获批准',
    '{{broadcast.decidedBy}} 已批准“{{broadcast.name}}”，将按时发送给 {{broadcast.recipients}} 位客户。',
  ],
  'broadcast.declined': [
    '“{{broadcast.name}}”被退回',
    '{{broadcast.decidedBy}} 退回了“{{broadcast.name}}”。它已恢复为草稿，未向任何人发送。',
  ],
  'setting.waiting': [
    '“{{setting.key}}”等待他人批准',
    '{{setting.author}} 想修改设置“{{setting.key}}”，需由另一人批准。',
  ],
  'setting.approved': [
    '“{{setting.key}}”的修改已获批准',
    '{{setting.decidedBy}} 已批准您对“{{setting.key}}”的修改，即刻生效。',
  ],
  'setting.declined': [
    '“{{setting.key}}”的修改被退回',
    '{{setting.decidedBy}} 退回了您对“{{setting.key}}”的修改，设置未变。',
  ],
  'bulk.finished': [
    '{{bulk.area}} 批量更改完成',
    '{{bulk.area}}：更改 {{bulk.changed}}，跳过 {{bulk.refused}}。原因见“我的批量操作”，24 小时内可撤销。',
  ],
  'bulk.failed': [
    '{{bulk.area}} 批量更改中断',
    '{{bulk.area}}：中断前已更改 {{bulk.changed}}。原因见“我的批量操作”，24 小时内可撤销。',
  ],
  'import.finished': [
    '{{import.area}} 导入完成',
    '{{import.area}}：新增 {{import.created}}，修改 {{import.changed}}，拒绝 {{import.refused}}。',
  ],
  'import.failed': [
    '{{import.area}} 导入失败',
    '{{import.area}}：未导入任何数据。{{#if reason}}{{reason}}{{/if}}',
  ],
  'policy.updated': [
    '{{policy.name}} 将于 {{policy.from}} 更新',
    '我们的 {{policy.name}} 将于 {{policy.from}} 更新，详见：{{policy.url}}',
  ],
  'coupon.issued': [
    '送您一张优惠券：{{coupon.code}}',
    '在 {{coupon.until}} 前使用 {{coupon.code}} 可享优惠：{{coupon.url}}',
  ],
} satisfies Readonly<Record<EventName, Wording>>)
