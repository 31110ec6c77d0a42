import { sealed } from '../../../../../src/core/index.ts'
import type { EventName } from '../../../notification/rules/eventKeys.ts'
import type { Wording } from './wording.ts'

/** What the product says in English until somebody words it otherwise. */
export const en = sealed<Readonly<Record<string, Wording>>>({
  'order.placed': [
    'We have your order {{order.number}}',
    'Thank you for your order {{order.number}} of {{order.total}}.\nWe will write again as soon as it is confirmed.',
  ],
  'order.confirmed': [
    'Your order {{order.number}} is confirmed',
    'Your order {{order.number}} of {{order.total}} is confirmed, and we have begun to pack it.',
  ],
  'order.on_hold': [
    'Your order {{order.number}} has to wait',
    'Your order {{order.number}} is on hold.{{#if reason}} {{reason}}{{/if}}\nYou need not do anything; we will tell you when it goes on.',
  ],
  'order.edited': [
    'Your order {{order.number}} has changed',
    'Your order {{order.number}} was changed. Its total is now {{order.total}}.',
  ],
  'order.mentioned': ['{{comment.author}} mentioned you at {{order.number}}', '{{comment.text}}'],
  'order.cancelled': [
    'Your order {{order.number}} is cancelled',
    'Your order {{order.number}} is cancelled.{{#if reason}} {{reason}}{{/if}}\nWhat you paid goes back the way it came.',
  ],
  'order.partially_cancelled': [
    'Part of your order {{order.number}} is cancelled',
    'We had to cancel part of your order {{order.number}}.{{#if reason}} {{reason}}{{/if}}\nThe rest comes as planned; its total is now {{order.total}}.',
  ],
  'payment.captured': [
    'Payment received for {{order.number}}',
    'We have received {{order.total}} by {{payment.method}} for your order {{order.number}}.',
  ],
  'payment.failed': [
    'Your payment for {{order.number}} did not go through',
    'The payment of {{order.total}} for your order {{order.number}} did not go through. No money was kept.\nYou can try again: {{payment.url}}',
  ],
  'payment.link_sent': [
    'Pay for your order {{order.number}}',
    'Please pay {{order.total}} for your order {{order.number}} by {{payment.until}}: {{payment.url}}',
  ],
  'refund.requested': [
    'We are looking into your refund',
    'You asked for {{refund.amount}} back for your order {{order.number}}. We are looking into it.',
  ],
  'refund.processed': [
    '{{refund.amount}} is on its way back to you',
    'We have sent {{refund.amount}} for your order {{order.number}} back by {{refund.method}}. Banks take up to seven working days.',
  ],
  'refund.failed': [
    'Your refund needs another way',
    'The refund of {{refund.amount}} for your order {{order.number}} could not be paid out. Please write to us where it should go.',
  ],
  'shipment.packed': [
    'Your order {{order.number}} is packed',
    'Your order {{order.number}} is packed and waits for the courier.',
  ],
  'shipment.dispatched': [
    'Your order {{order.number}} is on its way',
    'Your order {{order.number}} is on its way with {{shipment.courier}}, {{shipment.awb}}. We expect it on {{shipment.expected}}.\nFollow it here: {{shipment.url}}',
  ],
  'shipment.out_for_delivery': [
    'Arriving today: {{order.number}}',
    'Your order {{order.number}} comes today with {{shipment.courier}}. Please keep your phone at hand.',
  ],
  'shipment.delivered': [
    'Delivered: {{order.number}}',
    'Your order {{order.number}} has been delivered. We hope you enjoy it.',
  ],
  'shipment.attempt_failed': [
    'We missed you',
    '{{shipment.courier}} could not deliver your order {{order.number}}.{{#if reason}} {{reason}}{{/if}}\nThey will try again on the next working day: {{shipment.url}}',
  ],
  'shipment.rto': [
    'Your parcel is coming back to us',
    'Your order {{order.number}} could not be delivered and is on its way back to us. Write to us if you would still like to have it.',
  ],
  'return.requested': [
    'We have your return {{return.number}}',
    'We have your request to return goods of order {{order.number}}. You hear from us within one working day.',
  ],
  'return.approved': [
    'Your return {{return.number}} is approved',
    'Your return {{return.number}} is approved. Please keep the goods unworn, with their labels.',
  ],
  'return.rejected': [
    'About your return {{return.number}}',
    'We cannot accept your return {{return.number}}.{{#if reason}} {{reason}}{{/if}}',
  ],
  'return.pickup_scheduled': [
    'We collect your return on {{return.pickup}}',
    'The courier collects your return {{return.number}} on {{return.pickup}}. Please have it packed.',
  ],
  'return.received': [
    'Your return {{return.number}} has arrived',
    'Your return {{return.number}} has arrived, and we are checking it.',
  ],
  'return.completed': [
    'Your return {{return.number}} is done',
    'Your return {{return.number}} is done. {{refund.amount}} goes back to you by {{refund.method}}.',
  ],
  'exchange.dispatched': [
    'Your exchange is on its way',
    'The goods you exchanged with {{return.number}} are on their way with {{shipment.courier}}, {{shipment.awb}}.',
  ],
  'cancellation.requested': [
    'We have your cancellation',
    'You asked to cancel order {{order.number}}. We answer within hours.',
  ],
  'cancellation.approved': [
    'Your cancellation is accepted',
    'Order {{order.number}} is cancelled. {{refund.amount}} goes back to you by {{refund.method}}.',
  ],
  'cancellation.rejected': [
    'Your order {{order.number}} cannot be cancelled',
    'Order {{order.number}} can no longer be cancelled.{{#if reason}} {{reason}}{{/if}}\nYou can still return it once it has arrived.',
  ],
  'cancellation.overdue': [
    'Cancellation request {{cancellation.number}} is overdue',
    'Nobody has decided {{cancellation.number}} for order {{order.number}} in time. It stays open and holds the parcel back.',
  ],
  'cart.abandoned': [
    'Still thinking it over?',
    'Your cart with {{cart.items}} pieces for {{cart.total}} is still here: {{cart.url}}',
  ],
  'account.otp': [
    'Your code: {{otp.code}}',
    '{{otp.code}} is your code for {{shop.name}}, good for {{otp.minutes}} minutes. Tell it to nobody; we never ask for it.',
  ],
  'account.welcome': [
    'Welcome to {{shop.name}}',
    'Welcome to {{shop.name}}. Your orders, returns and addresses are in your account: {{shop.url}}',
  ],
  'account.password_changed': [
    'Your password was changed',
    'The password of your account was changed on {{account.time}}.\nIf this was not you, tell us at once.',
  ],
  'account.blocked': [
    'Your account is blocked',
    'Your account at {{shop.name}} is blocked.{{#if reason}} {{reason}}{{/if}}\nAnswer this message if you think this is a mistake.',
  ],
  'review.invited': [
    'How is your {{product.name}}?',
    'You have had {{product.name}} for a while. Tell others how it wears: {{review.url}}',
  ],
  'review.approved': ['Your review is published', 'Thank you: your review of {{product.name}} is published.'],
  'review.rejected': [
    'About your review',
    'We could not publish your review of {{product.name}}.{{#if reason}} {{reason}}{{/if}}',
  ],
  'stock.low': [
    '{{stock.sku}} is running low',
    '{{product.name}}: {{stock.available}} left of {{stock.sku}} at {{stock.location}}.',
  ],
  'stock.out': [
    '{{stock.sku}} is sold out',
    '{{product.name}}: nothing is left of {{stock.sku}} at {{stock.location}}.',
  ],
  'stock.back': [
    '{{stock.sku}} is back',
    '{{product.name}}: {{stock.available}} of {{stock.sku}} are in stock again at {{stock.location}}.',
  ],
  'message.received': [
    '{{message.from}}: {{message.subject}}',
    '{{message.from}} has written: {{message.subject}} ({{message.number}}).',
  ],
  'message.replied': [
    'Re: {{message.subject}}',
    '{{message.reply}}\nYour message {{message.number}}: {{message.url}}',
  ],
  'message.sla_breach': [
    '{{message.number}} is overdue',
    '{{message.number}} “{{message.subject}}” should have been answered by {{message.due}}.',
  ],
  'message.escalated': [
    '{{message.number}} still waits for an answer',
    '{{message.number}} “{{message.subject}}” should have been answered by {{message.due}} and nobody has.{{#if message.assignee}} It is with {{message.assignee}}.{{/if}}',
  ],
  'staff.token_made': [
    'A token for another system was made',
    'The token “{{token.name}}” was made for your account on {{token.time}}. With it another system can work in your name.\nIf this was not you, revoke it in your account and change your password.',
  ],
  'staff.digest': [
    'What waits for you: {{digest.total}}',
    '{{digest.list}}{{#if digest.url}}\n{{digest.url}}{{/if}}',
  ],
  'staff.invited': [
    'Your access to {{shop.name}}',
    'You are invited to the back office of {{shop.name}}. Choose your password by {{invitation.until}}: {{invitation.url}}',
  ],
  'staff.password_link': [
    'A new password for {{shop.name}}',
    'Somebody asked for a link to a new password for your account at {{shop.name}}. Choose it by {{invitation.until}}: {{invitation.url}}\nIf it was not you, there is nothing to do: your password stays as it is.',
  ],
  'staff.email_release': [
    'Shall {{email.next}} become your address?',
    'Somebody asked that {{email.next}} becomes the address of your account at {{shop.name}}. If it was you, agree by {{email.until}}: {{email.url}}\nIf it was not you, change your password: that ends the matter.',
  ],
  'staff.email_confirm': [
    'Confirm your new address',
    'Confirm by {{email.until}} that you read this address; you will then sign in to {{shop.name}} with it: {{email.url}}\nThe address that you have now has to agree as well.',
  ],
  'staff.new_login': [
    'New sign-in to your account',
    'Somebody signed in to your account on {{login.time}} with {{login.browser}}{{#if login.address}} from {{login.address}}{{/if}}.\nIf this was not you, change your password and end the session in your profile.',
  ],
  'staff.second_step_on': [
    'Your sign-in now asks for a code',
    'Since {{step.time}} your sign-in asks for the code of an authenticator app.\nIf this was not you, change your password and tell an administrator at once.',
  ],
  'staff.second_step_off': [
    'Your sign-in no longer asks for a code',
    'The second step of your sign-in was removed on {{step.time}}: your password alone opens your account now.\nIf this was not you, change your password, end the other sessions and set it up again.',
  ],
  'staff.second_step_reset': [
    'The second step of your sign-in was reset',
    '{{step.resetBy}} reset the second step of your sign-in on {{step.time}}. Your password alone opens your account now; set up another app in your account.\nIf you did not ask for this, tell an administrator at once.',
  ],
  'staff.mail': [
    'New letter from {{mail.sender}}',
    '{{mail.sender}} has written to you. The letter is in your mailbox.',
  ],
  'staff.followed': [
    '{{follower.name}} follows you',
    '{{follower.name}} now sees on their own profile what you do in the shop.',
  ],
  'access.asked': [
    '{{access.person}} asks for “{{access.right}}” of “{{access.area}}”',
    '“{{access.sentence}}”\nAsked on the page {{access.page}}.',
  ],
  'access.granted': [
    'You may now: “{{access.right}}” of “{{access.area}}”',
    '{{access.decidedBy}} has granted what you asked for. Load the page again to use it.\n{{access.answer}}',
  ],
  'access.declined': [
    'Declined: “{{access.right}}” of “{{access.area}}”',
    '{{access.decidedBy}}: “{{access.answer}}”',
  ],
  'broadcast.waiting': [
    '“{{broadcast.name}}” waits for approval',
    '{{broadcast.author}} wants to send “{{broadcast.name}}” to {{broadcast.recipients}} customers. Somebody else has to approve it.',
  ],
  'broadcast.approved': [
    '“{{broadcast.name}}” is approved',
    '{{broadcast.decidedBy}} has approved “{{broadcast.name}}”. It goes to {{broadcast.recipients}} customers at its time.',
  ],
  'broadcast.declined': [
    '“{{broadcast.name}}” was declined',
    '{{broadcast.decidedBy}} has declined “{{broadcast.name}}”. It is a draft again and was sent to nobody.',
  ],
  'setting.waiting': [
    '“{{setting.key}}” waits for a second person',
    '{{setting.author}} wants to change the setting “{{setting.key}}”. Somebody else has to approve it.',
  ],
  'setting.approved': [
    'The change of “{{setting.key}}” is approved',
    '{{setting.decidedBy}} has approved your change of “{{setting.key}}”. It holds from now on.',
  ],
  'setting.declined': [
    'The change of “{{setting.key}}” was declined',
    '{{setting.decidedBy}} has declined your change of “{{setting.key}}”. Nothing was changed.',
  ],
  'bulk.finished': [
    'The change of many in {{bulk.area}} is done',
    '{{bulk.area}}: {{bulk.changed}} changed, {{bulk.refused}} left out. “Your bulk work” says why, and undoes it for 24 hours.',
  ],
  'bulk.failed': [
    'The change of many in {{bulk.area}} could not go on',
    '{{bulk.area}}: {{bulk.changed}} were changed before. “Your bulk work” says why, and undoes them for 24 hours.',
  ],
  'import.finished': [
    'Import into {{import.area}} is done',
    '{{import.area}}: {{import.created}} new, {{import.changed}} changed, {{import.refused}} refused.',
  ],
  'import.failed': [
    'Import into {{import.area}} failed',
    '{{import.area}}: nothing was imported.{{#if reason}} {{reason}}{{/if}}',
  ],
  'policy.updated': [
    '{{policy.name}} changes on {{policy.from}}',
    'Our {{policy.name}} changes on {{policy.from}}. Read it here: {{policy.url}}',
  ],
  'coupon.issued': [
    'A coupon for you: {{coupon.code}}',
    'With {{coupon.code}} you pay less until {{coupon.until}}: {{coupon.url}}',
  ],
} satisfies Readonly<Record<EventName, Wording>>)
