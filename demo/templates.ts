import type { Values } from '../server/records/values.ts'

const reply = (locale: string, name: string, body: string): Values => ({
  kind: 'cannedReply',
  locale,
  name,
  body,
})

/** What the demo's support says again and again, in its four languages. */
export const cannedReplies: readonly Values[] = [
  reply(
    'en',
    'Where is my parcel?',
    'Dear {{recipient.name}},\n\nthank you for writing ({{message.number}}). Your parcel is with the courier. It usually moves again within a day; if it does not, write to us and we trace it.\n\n{{shop.name}}',
  ),
  reply(
    'en',
    'Wrong size: exchange',
    'Dear {{recipient.name}},\n\nwe gladly exchange the size. Keep the piece unworn with its labels; our courier brings the new one and takes this one along.\n\n{{shop.name}}',
  ),
  reply(
    'en',
    'Refund: how long it takes',
    'Dear {{recipient.name}},\n\nwe have sent your refund. UPI takes a day, cards up to seven working days, depending on your bank.\n\n{{shop.name}}',
  ),
  reply(
    'en',
    'Damaged on arrival',
    'Dear {{recipient.name}},\n\nwe are sorry. Please send us two pictures, one of the piece and one of the parcel, and choose whether you would like another one or your money back.\n\n{{shop.name}}',
  ),
  reply(
    'fr',
    'Où est mon colis ?',
    'Bonjour {{recipient.name}},\n\nmerci de votre message ({{message.number}}). Votre colis est chez le transporteur. S’il ne bouge pas d’ici demain, écrivez-nous et nous le ferons rechercher.\n\n{{shop.name}}',
  ),
  reply(
    'fr',
    'Mauvaise taille : échange',
    'Bonjour {{recipient.name}},\n\nnous échangeons volontiers la taille. Gardez la pièce non portée, avec ses étiquettes ; le transporteur apporte la nouvelle et reprend celle-ci.\n\n{{shop.name}}',
  ),
  reply(
    'zh',
    '包裹在哪里？',
    '{{recipient.name}}，您好：\n\n感谢留言（{{message.number}}）。包裹已在快递途中，若一天内没有更新，请告诉我们，我们会为您查询。\n\n{{shop.name}}',
  ),
  reply(
    'zh',
    '尺码不合：换货',
    '{{recipient.name}}，您好：\n\n可以为您更换尺码。请保持商品未穿着且吊牌完好，快递送新取旧。\n\n{{shop.name}}',
  ),
  reply(
    'ja',
    '荷物はどこですか',
    '{{recipient.name}} 様\n\nお問い合わせ（{{message.number}}）ありがとうございます。お荷物は配送会社にあります。明日までに動きがなければご連絡ください。お調べします。\n\n{{shop.name}}',
  ),
  reply(
    'ja',
    'サイズ交換',
    '{{recipient.name}} 様\n\nサイズを交換いたします。未着用でタグの付いた状態のままお待ちください。新しい品と引き換えに引き取ります。\n\n{{shop.name}}',
  ),
]
