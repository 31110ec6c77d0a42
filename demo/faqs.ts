import type { Entry } from './shop.ts'
import { inEach, inEveryLanguage, type Words, words } from './words.ts'

const paragraph = (text: Words): Words => inEach((locale) => `<p>${text[locale]}</p>`)

/** What colleagues of the demo shop ask: what it is about, the question, the answer. */
const questions = [
  [
    'account',
    words(
      'I have a new telephone. How do I sign in?',
      'J’ai changé de téléphone. Comment me connecter ?',
      '我换了手机，怎么登录？',
      '電話機を替えました。どうログインしますか。',
    ),
    words(
      'Use one of your recovery codes in place of the six digits, then set the app up anew under Account settings. Without codes, ask an administrator to reset your second step.',
      'Saisissez un code de secours à la place des six chiffres, puis configurez à nouveau l’application dans les paramètres du compte. Sans code, demandez à un administrateur de réinitialiser votre deuxième étape.',
      '用一个恢复码代替六位数字登录，然后在账户设置中重新绑定验证器应用。没有恢复码时，请管理员重置您的第二步验证。',
      '6桁の代わりにリカバリーコードでログインし、アカウント設定でアプリを登録し直してください。コードがない場合は管理者に2段階認証のリセットを依頼してください。',
    ),
  ],
  [
    'catalogue',
    words(
      'Why is my product not in the store?',
      'Pourquoi mon produit n’est-il pas en boutique ?',
      '为什么我的商品没有出现在店铺里？',
      '商品がストアに出ないのはなぜですか。',
    ),
    words(
      'Open the product: the checklist beside its form names what is missing, such as a picture, a tax category or a price.',
      'Ouvrez le produit : la liste à côté du formulaire nomme ce qui manque, par exemple une photo, une catégorie de taxe ou un prix.',
      '打开该商品：表单旁的清单会列出缺少的内容，例如图片、税种或价格。',
      '商品を開くと、フォーム横の一覧に画像、税区分、価格など不足しているものが示されます。',
    ),
  ],
  [
    'catalogue',
    words(
      'A count found fewer pieces than the system has. What now?',
      'L’inventaire compte moins de pièces que le système. Que faire ?',
      '盘点数量少于系统数量，怎么办？',
      '棚卸の数がシステムより少ない場合は？',
    ),
    words(
      'Use Count a place in Stock and enter what you found. The difference becomes a movement with your name and reason; do not edit it away elsewhere.',
      'Dans Stock, utilisez l’inventaire d’un lieu et saisissez ce que vous avez trouvé. L’écart devient un mouvement à votre nom, avec son motif.',
      '在“库存”中对该库位进行盘点并录入实际数量。差异会以您的名义和原因记为一条库存变动。',
      '「在庫」で拠点の棚卸を行い、実数を入力してください。差異はあなたの名前と理由付きの入出庫として記録されます。',
    ),
  ],
  [
    'orders',
    words(
      'May I change the address after an order is placed?',
      'Puis-je changer l’adresse après la commande ?',
      '下单后还能改地址吗？',
      '注文後に住所を変更できますか。',
    ),
    words(
      'Yes, until the parcel is handed over: Edit address on the order. You see first whether delivery or taxes change.',
      'Oui, jusqu’à la remise du colis : modifiez l’adresse dans la commande. Vous voyez d’abord si la livraison ou les taxes changent.',
      '可以，在包裹交给快递之前：在订单中修改地址。系统会先说明运费或税额是否变化。',
      'はい、荷物の引き渡し前なら注文の「住所を編集」で変更できます。送料や税額が変わるかどうかが先に示されます。',
    ),
  ],
  [
    'orders',
    words(
      'A delivery failed three times. What do I do?',
      'Une livraison a échoué trois fois. Que faire ?',
      '配送失败了三次，该怎么处理？',
      '配達に3回失敗しました。どうすればよいですか。',
    ),
    words(
      'Call the customer. If they want it, have the courier try again; otherwise send it back. What comes back is inspected before it is sold again.',
      'Appelez le client. S’il la veut toujours, faites réessayer le transporteur ; sinon, renvoyez le colis. Ce qui revient est contrôlé avant d’être revendu.',
      '请致电客户。若仍需要，请快递再次派送；否则退回。退回的商品须检验后才能再售。',
      'お客様に電話してください。希望されれば再配達を、そうでなければ返送を指示します。戻った商品は検品後に再び販売されます。',
    ),
  ],
  [
    'money',
    words(
      'Why does my refund wait?',
      'Pourquoi mon remboursement est-il en attente ?',
      '我的退款为什么在等待？',
      '返金が待ちになっているのはなぜですか。',
    ),
    words(
      'It is above your limit or that of the shop, so a second person has to grant it. They have been told.',
      'Il dépasse votre limite ou celle de la boutique : une deuxième personne doit l’accorder. Elle en a été informée.',
      '金额超过了您或店铺的限额，需要第二个人批准。相关同事已收到通知。',
      'あなたまたは店舗の上限を超えているため、もう一人の承認が必要です。担当者には通知済みです。',
    ),
  ],
  [
    'returns',
    words(
      'Who pays for sending a return back?',
      'Qui paie l’envoi d’un retour ?',
      '退货运费由谁承担？',
      '返品の送料は誰が負担しますか。',
    ),
    words(
      'The shop, within 14 days. Our courier fetches the parcel when the pickup has been planned.',
      'La boutique, sous 14 jours. Notre transporteur passe prendre le colis une fois l’enlèvement planifié.',
      '14天内由店铺承担。安排取件后，快递会上门取货。',
      '14日以内は店舗が負担します。集荷の予定を入れると、宅配業者が引き取りに伺います。',
    ),
  ],
  [
    'returns',
    words(
      'The goods came back worn. Must I accept them?',
      'Les articles reviennent portés. Dois-je les accepter ?',
      '退回的商品已穿过，必须接受吗？',
      '着用済みで戻ってきました。受け付けますか。',
    ),
    words(
      'No. Say so when you inspect the line, with a photo. The customer gets the reason, and the piece can be sent back.',
      'Non. Indiquez-le au contrôle de la ligne, avec une photo. Le client reçoit le motif, et la pièce peut lui être renvoyée.',
      '不必。检验该行时注明并附照片。客户会收到原因，商品可寄回给客户。',
      'いいえ。検品の際に写真を添えて記録してください。お客様には理由が伝わり、商品を送り返せます。',
    ),
  ],
  [
    'customers',
    words(
      'A customer wants to know what we have stored about them.',
      'Une cliente veut savoir ce que nous avons sur elle.',
      '客户想知道我们保存了哪些关于他的数据。',
      'お客様が保存されている自分の情報を知りたいそうです。',
    ),
    words(
      'Export personal data on the page of the customer makes the file. Make sure first that you speak with the person themselves.',
      'L’export des données personnelles, sur la fiche du client, crée le fichier. Vérifiez d’abord que vous parlez bien à la personne concernée.',
      '在客户页面导出个人数据即可生成文件。请先确认对方确为本人。',
      '顧客ページの個人データの書き出しでファイルを作成できます。先にご本人であることを確認してください。',
    ),
  ],
] as const

/** The questions of the demo shop, those of a group in this order. */
export const faqEntries = (): (() => Promise<Entry>)[] =>
  questions.map(([group, question, answer], index) => async () => ({
    key: question.en,
    at: '2025-09-01T05:30:00.000Z',
    values: {
      group,
      position: (index + 1) * 10,
      ...inEveryLanguage({ question, answer: paragraph(answer) }),
    },
  }))
