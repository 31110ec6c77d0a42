import { sealed } from '../../../../../src/core/index.ts'
import type { EventName } from '../../../notification/rules/eventKeys.ts'
import type { Wording } from './wording.ts'

/** What the product says in Japanese until somebody words it otherwise. */
export const ja = sealed<Readonly<Record<string, Wording>>>({
  'order.placed': [
    'ご注文 {{order.number}} を承りました',
    'ご注文 {{order.number}}（{{order.total}}）をありがとうございます。\n確定しましたら、改めてお知らせします。',
  ],
  'order.confirmed': [
    'ご注文 {{order.number}} が確定しました',
    'ご注文 {{order.number}}（{{order.total}}）が確定し、準備を始めました。',
  ],
  'order.on_hold': [
    'ご注文 {{order.number}} を保留しています',
    'ご注文 {{order.number}} を保留しています。{{#if reason}}{{reason}}{{/if}}\nお手続きは不要です。再開しましたらお知らせします。',
  ],
  'order.edited': [
    'ご注文 {{order.number}} を変更しました',
    'ご注文 {{order.number}} を変更しました。合計は {{order.total}} です。',
  ],
  'order.mentioned': [
    '{{comment.author}} さんが注文 {{order.number}} であなたをメンションしました',
    '{{comment.text}}',
  ],
  'order.cancelled': [
    'ご注文 {{order.number}} を取り消しました',
    'ご注文 {{order.number}} を取り消しました。{{#if reason}}{{reason}}{{/if}}\nお支払い分は元の方法で返金します。',
  ],
  'order.partially_cancelled': [
    'ご注文 {{order.number}} の一部を取り消しました',
    'ご注文 {{order.number}} の一部を取り消しました。{{#if reason}}{{reason}}{{/if}}\n残りは予定どおりお届けします。合計は {{order.total}} です。',
  ],
  'payment.captured': [
    '{{order.number}} のご入金を確認しました',
    'ご注文 {{order.number}} の {{order.total}} を {{payment.method}} で受け取りました。',
  ],
  'payment.failed': [
    '{{order.number}} のお支払いができませんでした',
    'ご注文 {{order.number}} の {{order.total}} のお支払いができませんでした。請求はされていません。\nこちらからもう一度お試しください：{{payment.url}}',
  ],
  'payment.link_sent': [
    'ご注文 {{order.number}} のお支払い',
    'ご注文 {{order.number}} の {{order.total}} を {{payment.until}} までにお支払いください：{{payment.url}}',
  ],
  'refund.requested': [
    '返金のお申し出を確認しています',
    'ご注文 {{order.number}} の {{refund.amount}} の返金を確認しています。',
  ],
  'refund.processed': [
    '{{refund.amount}} を返金しました',
    'ご注文 {{order.number}} の {{refund.amount}} を {{refund.method}} で返金しました。反映まで最大 7 営業日かかります。',
  ],
  'refund.failed': [
    '返金方法をお知らせください',
    'ご注文 {{order.number}} の {{refund.amount}} を返金できませんでした。返金先をお知らせください。',
  ],
  'shipment.packed': [
    'ご注文 {{order.number}} を梱包しました',
    'ご注文 {{order.number}} を梱包し、集荷を待っています。',
  ],
  'shipment.dispatched': [
    'ご注文 {{order.number}} を発送しました',
    'ご注文 {{order.number}} を {{shipment.courier}}（{{shipment.awb}}）で発送しました。{{shipment.expected}} にお届けの予定です。\n配送状況：{{shipment.url}}',
  ],
  'shipment.out_for_delivery': [
    '本日お届け：{{order.number}}',
    'ご注文 {{order.number}} を本日 {{shipment.courier}} がお届けします。お電話に出られるようにしてください。',
  ],
  'shipment.delivered': [
    'お届け完了：{{order.number}}',
    'ご注文 {{order.number}} をお届けしました。お気に召しますように。',
  ],
  'shipment.attempt_failed': [
    'お届けできませんでした',
    '{{shipment.courier}} がご注文 {{order.number}} をお届けできませんでした。{{#if reason}}{{reason}}{{/if}}\n次の営業日に再配達します：{{shipment.url}}',
  ],
  'shipment.rto': [
    'お荷物が返送されています',
    'ご注文 {{order.number}} をお届けできず、返送中です。ご希望の場合はご連絡ください。',
  ],
  'return.requested': [
    '返品 {{return.number}} を承りました',
    'ご注文 {{order.number}} の返品を承りました。1 営業日以内にご返答します。',
  ],
  'return.approved': [
    '返品 {{return.number}} を承認しました',
    '返品 {{return.number}} を承認しました。未着用でタグの付いた状態にしておいてください。',
  ],
  'return.rejected': [
    '返品 {{return.number}} について',
    '返品 {{return.number}} はお受けできません。{{#if reason}}{{reason}}{{/if}}',
  ],
  'return.pickup_scheduled': [
    '{{return.pickup}} に集荷します',
    '返品 {{return.number}} を {{return.pickup}} に集荷します。梱包してお待ちください。',
  ],
  'return.received': [
    '返品 {{return.number}} が届きました',
    '返品 {{return.number}} が届き、確認しています。',
  ],
  'return.completed': [
    '返品 {{return.number}} が完了しました',
    '返品 {{return.number}} が完了しました。{{refund.amount}} を {{refund.method}} で返金します。',
  ],
  'exchange.dispatched': [
    '交換品を発送しました',
    '{{return.number}} の交換品を {{shipment.courier}}（{{shipment.awb}}）で発送しました。',
  ],
  'cancellation.requested': [
    'キャンセルを承りました',
    'ご注文 {{order.number}} のキャンセルを承りました。数時間以内にご返答します。',
  ],
  'cancellation.approved': [
    'キャンセルを承認しました',
    'ご注文 {{order.number}} を取り消しました。{{refund.amount}} を {{refund.method}} で返金します。',
  ],
  'cancellation.rejected': [
    'ご注文 {{order.number}} は取り消せません',
    'ご注文 {{order.number}} はもう取り消せません。{{#if reason}}{{reason}}{{/if}}\nお届け後に返品できます。',
  ],
  'cancellation.overdue': [
    'キャンセル申請 {{cancellation.number}} の期限が過ぎました',
    'ご注文 {{order.number}} の申請 {{cancellation.number}} がまだ判断されていません。申請は有効のままで、荷物は発送されません。',
  ],
  'cart.abandoned': [
    'お考え中ですか？',
    'かごに {{cart.items}} 点、{{cart.total}} の商品が残っています：{{cart.url}}',
  ],
  'account.otp': [
    '認証コード：{{otp.code}}',
    '{{otp.code}} は {{shop.name}} の認証コードです（{{otp.minutes}} 分間有効）。誰にも教えないでください。当店からお尋ねすることはありません。',
  ],
  'account.welcome': [
    '{{shop.name}} へようこそ',
    '{{shop.name}} へようこそ。ご注文・返品・住所はアカウントでご覧いただけます：{{shop.url}}',
  ],
  'account.password_changed': [
    'パスワードが変更されました',
    'アカウントのパスワードが {{account.time}} に変更されました。\nお心当たりがない場合は、すぐにお知らせください。',
  ],
  'account.blocked': [
    'アカウントを停止しました',
    '{{shop.name}} のアカウントを停止しました。{{#if reason}}{{reason}}{{/if}}\nお心当たりがない場合は、このメールにご返信ください。',
  ],
  'review.invited': [
    '{{product.name}} はいかがですか？',
    '{{product.name}} の着心地をほかの方にもお聞かせください：{{review.url}}',
  ],
  'review.approved': [
    'レビューを公開しました',
    '{{product.name}} のレビューを公開しました。ありがとうございます。',
  ],
  'review.rejected': [
    'レビューについて',
    '{{product.name}} のレビューは公開できませんでした。{{#if reason}}{{reason}}{{/if}}',
  ],
  'stock.low': [
    '{{stock.sku}} の在庫がわずかです',
    '{{product.name}}：{{stock.location}} の {{stock.sku}} は残り {{stock.available}} 点です。',
  ],
  'stock.out': [
    '{{stock.sku}} が在庫切れです',
    '{{product.name}}：{{stock.location}} の {{stock.sku}} は在庫がありません。',
  ],
  'stock.back': [
    '{{stock.sku}} が再入荷しました',
    '{{product.name}}：{{stock.location}} の {{stock.sku}} は {{stock.available}} 点あります。',
  ],
  'message.received': [
    '{{message.from}}：{{message.subject}}',
    '{{message.from}} 様からの新着：{{message.subject}}（{{message.number}}）。',
  ],
  'message.replied': [
    'Re：{{message.subject}}',
    '{{message.reply}}\nお問い合わせ {{message.number}}：{{message.url}}',
  ],
  'message.sla_breach': [
    '{{message.number}} の期限が過ぎました',
    '{{message.number}}「{{message.subject}}」の返信期限は {{message.due}} でした。',
  ],
  'message.escalated': [
    '{{message.number}} に返信がありません',
    '{{message.number}}「{{message.subject}}」の返信期限は {{message.due}} でしたが、まだ返信がありません。{{#if message.assignee}}担当：{{message.assignee}} さん。{{/if}}',
  ],
  'staff.token_made': [
    '外部システム用のトークンが作成されました',
    '{{token.time}} に、あなたのアカウントでトークン「{{token.name}}」が作成されました。外部システムがあなたの名義で操作できるようになります。\n心当たりがない場合は、アカウントでトークンを無効にし、パスワードを変更してください。',
  ],
  'staff.digest': [
    'あなたの待ち作業：{{digest.total}}件',
    '{{digest.list}}{{#if digest.url}}\n{{digest.url}}{{/if}}',
  ],
  'staff.invited': [
    '{{shop.name}} へのご招待',
    '{{shop.name}} の管理画面に招待されています。{{invitation.until}} までにパスワードを設定してください：{{invitation.url}}',
  ],
  'staff.password_link': [
    '{{shop.name}} のパスワードの再設定',
    '{{shop.name}} のアカウントについて、パスワード再設定のリンクが申請されました。{{invitation.until}} までに新しいパスワードを設定してください：{{invitation.url}}\n心当たりがない場合は、何もする必要はありません。パスワードは変わりません。',
  ],
  'staff.email_release': [
    '{{email.next}} に変更しますか',
    '{{shop.name}} のアカウントのメールアドレスを {{email.next}} に変更する申請がありました。ご本人の場合は {{email.until}} までに承認してください：{{email.url}}\n心当たりがない場合はパスワードを変更してください。申請は取り消されます。',
  ],
  'staff.email_confirm': [
    '新しいメールアドレスの確認',
    'このアドレスを受信できることを {{email.until}} までに確認してください。以後 {{shop.name}} にはこのアドレスでログインします：{{email.url}}\n現在のアドレスでの承認も必要です。',
  ],
  'staff.new_login': [
    '新しいログインがありました',
    '{{login.time}} に {{login.browser}} でログインがありました{{#if login.address}}（{{login.address}}）{{/if}}。\nお心当たりがない場合は、パスワードを変更し、プロフィールでそのセッションを終了してください。',
  ],
  'staff.second_step_on': [
    'ログインにコードが必要になりました',
    '{{step.time}} から、ログインに認証アプリのコードが必要です。\nお心当たりがない場合は、パスワードを変更し、すぐに管理者にお知らせください。',
  ],
  'staff.second_step_off': [
    'ログインのコードが不要になりました',
    '{{step.time}} にログインの2段階目が解除され、パスワードだけで入れるようになりました。\nお心当たりがない場合は、パスワードを変更し、ほかのセッションを終了して、もう一度設定してください。',
  ],
  'staff.second_step_reset': [
    'ログインの2段階目がリセットされました',
    '{{step.time}} に {{step.resetBy}} さんがログインの2段階目をリセットしました。現在はパスワードだけで入れます。アカウントで別のアプリを設定してください。\n依頼した覚えがない場合は、すぐに管理者にお知らせください。',
  ],
  'staff.mail': [
    '{{mail.sender}} さんから新しいメール',
    '{{mail.sender}} さんからメールが届きました。受信箱で確認できます。',
  ],
  'staff.followed': [
    '{{follower.name}} さんがあなたをフォローしました',
    '{{follower.name}} さんのプロフィールに、あなたの作業が表示されるようになりました。',
  ],
  'access.asked': [
    '{{access.person}} さんが「{{access.area}}」の権限「{{access.right}}」を依頼しています',
    '「{{access.sentence}}」\n依頼元のページ：{{access.page}}',
  ],
  'access.granted': [
    '「{{access.area}}」の権限「{{access.right}}」が付与されました',
    '{{access.decidedBy}} さんが依頼を承認しました。ページを再読み込みすると使えます。\n{{access.answer}}',
  ],
  'access.declined': [
    '却下：「{{access.area}}」の権限「{{access.right}}」',
    '{{access.decidedBy}} さん：「{{access.answer}}」',
  ],
  'broadcast.waiting': [
    '「{{broadcast.name}}」が承認を待っています',
    '{{broadcast.author}} さんが「{{broadcast.name}}」を {{broadcast.recipients}} 名のお客様に送ろうとしています。別の人の承認が必要です。',
  ],
  'broadcast.approved': [
    '「{{broadcast.name}}」が承認されました',
    '{{broadcast.decidedBy}} さんが「{{broadcast.name}}」を承認しました。予定の時刻に {{broadcast.recipients}} 名のお客様へ送られます。',
  ],
  'broadcast.declined': [
    '「{{broadcast.name}}」が差し戻されました',
    '{{broadcast.decidedBy}} さんが「{{broadcast.name}}」を差し戻しました。下書きに戻り、誰にも送られていません。',
  ],
  'setting.waiting': [
    '「{{setting.key}}」が承認を待っています',
    '{{setting.author}} さんが設定「{{setting.key}}」を変更しようとしています。別の人の承認が必要です。',
  ],
  'setting.approved': [
    '「{{setting.key}}」の変更が承認されました',
    '{{setting.decidedBy}} さんが「{{setting.key}}」の変更を承認しました。ただちに有効です。',
  ],
  'setting.declined': [
    '「{{setting.key}}」の変更が差し戻されました',
    '{{setting.decidedBy}} さんが「{{setting.key}}」の変更を差し戻しました。設定は変わっていません。',
  ],
  'bulk.finished': [
    '{{bulk.area}} の一括変更が完了しました',
    '{{bulk.area}}：変更 {{bulk.changed}} 件、除外 {{bulk.refused}} 件。理由の確認と 24 時間以内の取り消しは、「自分の一括処理」でできます。',
  ],
  'bulk.failed': [
    '{{bulk.area}} の一括変更が中断しました',
    '{{bulk.area}}：中断までに {{bulk.changed}} 件を変更しました。理由の確認と 24 時間以内の取り消しは、「自分の一括処理」でできます。',
  ],
  'import.finished': [
    '{{import.area}} の取り込みが完了しました',
    '{{import.area}}：新規 {{import.created}} 件、変更 {{import.changed}} 件、拒否 {{import.refused}} 件。',
  ],
  'import.failed': [
    '{{import.area}} の取り込みに失敗しました',
    '{{import.area}}：何も取り込まれませんでした。{{#if reason}}{{reason}}{{/if}}',
  ],
  'policy.updated': [
    '{{policy.name}} が {{policy.from}} に変わります',
    '{{policy.name}} を {{policy.from}} に改定します。詳しくはこちら：{{policy.url}}',
  ],
  'coupon.issued': [
    'クーポン {{coupon.code}} をお届けします',
    '{{coupon.until}} まで {{coupon.code}} で割引になります：{{coupon.url}}',
  ],
} satisfies Readonly<Record<EventName, Wording>>)
