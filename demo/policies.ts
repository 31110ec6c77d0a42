import { resources } from '../resources/index.ts'
import type { Context } from '../server/context.ts'
import { dayIn } from '../src/fields/date/day.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import type { Entry } from './shop.ts'
import { type Locale, type Words, words } from './words.ts'

interface DemoPolicy {
  type: string
  slug: string
  title: Words
  /** One paragraph each. */
  text: readonly Words[]
  showIn: readonly string[]
  requiresAcceptance?: true
  draft?: true
}

const policies: readonly DemoPolicy[] = [
  {
    type: 'returns',
    slug: 'returns-and-refunds',
    title: words('Returns and refunds', 'Retours et remboursements', '退货与退款', '返品・返金'),
    showIn: ['footer', 'checkout', 'product'],
    text: [
      words(
        'You may send back anything within 14 days of receiving it, unworn, unwashed and with its labels. Innerwear, earrings and pieces cut to your measure stay with you unless they are faulty.',
        'Vous pouvez renvoyer tout article sous 14 jours après réception, non porté, non lavé et avec ses étiquettes. Sous-vêtements, boucles d’oreilles et pièces sur mesure ne sont repris qu’en cas de défaut.',
        '收货后14天内可退货，须未穿着、未洗涤且吊牌完整。内衣、耳饰及量身定制商品除质量问题外不予退货。',
        '到着後14日以内、未着用・未洗濯でタグ付きの商品は返品できます。下着、ピアス、お仕立て品は不良の場合を除き返品できません。',
      ),
      words(
        'Ask for the return in your account; a courier collects the parcel at no cost. Please keep the packing until you are sure.',
        'Demandez le retour depuis votre compte ; un coursier passe prendre le colis sans frais. Gardez l’emballage tant que vous hésitez.',
        '请在账户中申请退货，快递员免费上门取件。确定保留前请留好包装。',
        'マイページから返品をお申し込みください。宅配業者が無料で引き取りに伺います。お決めになるまで包装を保管してください。',
      ),
      words(
        'Once we have looked at the piece, the money goes back the way it came within seven days; for cash on delivery we ask for a bank account.',
        'Après vérification, le montant est remboursé sous sept jours par le même moyen ; pour un paiement à la livraison, nous demandons un compte bancaire.',
        '验货后七天内原路退款；货到付款订单请提供银行账户。',
        '検品後7日以内に、お支払い方法と同じ経路で返金します。代金引換の場合は銀行口座を伺います。',
      ),
    ],
  },
  {
    type: 'exchange',
    slug: 'exchange',
    title: words('Exchange', 'Échange', '换货', '交換'),
    showIn: ['footer', 'product'],
    text: [
      words(
        'A wrong size or colour is exchanged once within 14 days, as long as the other one is in stock. A price difference is paid or given back.',
        'Une taille ou une couleur qui ne convient pas s’échange une fois sous 14 jours, selon le stock. La différence de prix est réglée ou rendue.',
        '尺码或颜色不合适可在14天内换货一次，以库存为准，差价多退少补。',
        'サイズや色が合わないときは、在庫がある限り14日以内に一度交換できます。差額は精算いたします。',
      ),
      words(
        'The new piece leaves us when the courier has the first one in hand.',
        'La nouvelle pièce part dès que le coursier a la première en main.',
        '快递员取回原件后即寄出新品。',
        '宅配業者が最初の商品を受け取りしだい、新しい商品を発送します。',
      ),
    ],
  },
  {
    type: 'cancellation',
    slug: 'cancellation',
    title: words('Cancellation', 'Annulation', '取消订单', 'キャンセル'),
    showIn: ['footer', 'checkout'],
    text: [
      words(
        'Cancel an order yourself within an hour of placing it. Later, ask us: until it is packed we can still stop it, and we answer within twelve hours.',
        'Annulez vous-même une commande dans l’heure. Ensuite, demandez-nous : tant qu’elle n’est pas emballée, nous pouvons l’arrêter, et nous répondons sous douze heures.',
        '下单一小时内可自行取消。之后请联系我们，打包前仍可取消，十二小时内答复。',
        'ご注文から1時間以内はご自身で取り消せます。その後も梱包前であれば承り、12時間以内にお返事します。',
      ),
      words(
        'What was paid is returned in full. If we have to cancel, we say why, and refund at once.',
        'La somme payée est rendue en entier. Si nous devons annuler, nous disons pourquoi et remboursons aussitôt.',
        '已付款项全额退还。如由我方取消，我们会说明原因并立即退款。',
        'お支払い額は全額お返しします。当店から取り消す場合は理由をお伝えし、ただちに返金します。',
      ),
    ],
  },
  {
    type: 'warranty',
    slug: 'warranty',
    title: words('Warranty', 'Garantie', '质保', '保証'),
    showIn: ['footer', 'product'],
    text: [
      words(
        'Seams, zips and clasps are covered for six months, leather goods for a year. We mend first, then replace, then refund.',
        'Coutures, fermetures et fermoirs sont garantis six mois, la maroquinerie un an. Nous réparons, sinon remplaçons, sinon remboursons.',
        '缝线、拉链和扣件质保六个月，皮具质保一年。优先维修，其次更换，再次退款。',
        '縫い目・ファスナー・留め具は6か月、革製品は1年保証します。まず修理、次に交換、最後に返金で対応します。',
      ),
      words(
        'Fading, pilling and the small irregularities of handloom are the nature of the cloth and no fault.',
        'Décoloration, bouloches et petites irrégularités du tissage main tiennent à la matière et ne sont pas des défauts.',
        '褪色、起球及手织布的细微不匀属面料特性，不视为质量问题。',
        '色あせ、毛玉、手織り特有のむらは素材の性質であり、不良ではありません。',
      ),
    ],
  },
  {
    type: 'shipping',
    slug: 'delivery',
    title: words('Delivery', 'Livraison', '配送', '配送'),
    showIn: ['footer', 'checkout', 'product'],
    text: [
      words(
        'We deliver all over India: in two to four days to the large cities, in up to eight days elsewhere. Your PIN code on the product page says which day to expect.',
        'Nous livrons dans toute l’Inde : deux à quatre jours dans les grandes villes, huit au plus ailleurs. Votre code PIN, sur la fiche produit, donne le jour prévu.',
        '配送覆盖印度全境：大城市两至四天，其他地区最多八天。在商品页输入邮编可查看预计日期。',
        'インド全域に配送します。大都市は2〜4日、その他は最長8日です。商品ページで郵便番号を入れると到着予定日が分かります。',
      ),
      words(
        'Delivery costs ₹79 and is free from ₹999. Someone should be at home; the courier tries three times.',
        'La livraison coûte 79 ₹, offerte dès 999 ₹. Prévoyez quelqu’un sur place ; le coursier passe trois fois.',
        '运费79卢比，满999卢比免运费。请安排人员收货，快递员最多派送三次。',
        '送料は79ルピー、999ルピー以上で無料です。お受け取りの方がご在宅ください。3回まで配達に伺います。',
      ),
    ],
  },
  {
    type: 'payment',
    slug: 'payment',
    title: words('Payment', 'Paiement', '支付', 'お支払い'),
    showIn: ['footer', 'checkout'],
    text: [
      words(
        'Pay by UPI, card, net banking or wallet, or in cash on delivery up to ₹5,000 for a fee of ₹49. All prices include GST.',
        'Payez par UPI, carte, virement ou portefeuille, ou à la livraison jusqu’à 5 000 ₹ pour 49 ₹ de frais. Tous les prix comprennent la GST.',
        '支持UPI、银行卡、网银和电子钱包；5,000卢比以内可货到付款，手续费49卢比。所有价格均含GST。',
        'UPI、カード、ネットバンキング、ウォレットのほか、5,000ルピーまでは代金引換（手数料49ルピー）も使えます。価格はすべてGST込みです。',
      ),
      words(
        'Card numbers never reach us; our payment partner keeps them under its own licence.',
        'Les numéros de carte ne nous parviennent jamais ; notre partenaire de paiement les conserve sous sa propre licence.',
        '银行卡号不会经过我们，由持牌支付合作方保管。',
        'カード番号が当店に渡ることはなく、認可を受けた決済会社が管理します。',
      ),
    ],
  },
  {
    type: 'grievance',
    slug: 'grievance-redressal',
    title: words('Grievance redressal', 'Réclamations', '投诉处理', '苦情の受付'),
    showIn: ['footer'],
    text: [
      words(
        'Write to our grievance officer when something was not put right. You get a ticket number within 48 hours and an answer within one month.',
        'Écrivez à notre responsable des réclamations si un problème demeure. Vous recevez un numéro sous 48 heures et une réponse sous un mois.',
        '若问题未能解决，请致信投诉专员。我们将在48小时内告知受理编号，一个月内答复。',
        '解決しないことがありましたら苦情処理責任者へご連絡ください。48時間以内に受付番号を、1か月以内に回答をお送りします。',
      ),
    ],
  },
  {
    type: 'privacy',
    slug: 'privacy',
    title: words('Privacy', 'Confidentialité', '隐私', 'プライバシー'),
    showIn: ['footer', 'signup', 'checkout'],
    requiresAcceptance: true,
    text: [
      words(
        'We keep what an order needs: your name, address, phone number and what you bought. We ask before we send news, and you can say no at any time.',
        'Nous gardons ce qu’il faut pour une commande : nom, adresse, téléphone et achats. Nous demandons avant d’envoyer des nouvelles, et vous pouvez refuser à tout moment.',
        '我们仅保存订单所需信息：姓名、地址、电话及购买记录。发送资讯前会征求同意，您可随时拒绝。',
        '注文に必要なお名前、住所、電話番号、購入内容だけを保管します。お知らせの送付は事前に同意をいただき、いつでも停止できます。',
      ),
      words(
        'Couriers and payment partners see only their part. Nothing is sold. Invoices are kept for eight years, as the law asks; the rest goes when you close your account.',
        'Coursiers et partenaires de paiement ne voient que leur part. Rien n’est vendu. Les factures sont gardées huit ans, comme le veut la loi ; le reste disparaît à la clôture du compte.',
        '快递与支付合作方仅能看到各自所需信息，我们绝不出售数据。发票依法保存八年，其余信息随账户注销而删除。',
        '配送会社と決済会社には必要な情報だけを渡し、販売はしません。請求書は法令により8年間保存し、その他は退会時に消去します。',
      ),
    ],
  },
  {
    type: 'termsOfUse',
    slug: 'terms-of-use',
    title: words('Terms of use', 'Conditions d’utilisation', '使用条款', '利用規約'),
    showIn: ['footer', 'signup'],
    requiresAcceptance: true,
    text: [
      words(
        'This store is for people of eighteen and more, or with a parent beside them. Keep your password to yourself; what happens in your account counts as yours.',
        'Cette boutique s’adresse aux personnes majeures, ou accompagnées d’un parent. Gardez votre mot de passe ; ce qui se fait dans votre compte est réputé vôtre.',
        '本商城面向年满十八岁的顾客，未成年人须由家长陪同。请妥善保管密码，账户内的操作视为本人行为。',
        '当店は18歳以上の方、または保護者同伴の方を対象とします。パスワードはご自身で管理してください。アカウントでの操作はご本人によるものとみなします。',
      ),
      words(
        'Pictures and texts are ours. Share a link as you like; copy them only with our word.',
        'Images et textes nous appartiennent. Partagez un lien librement ; copiez-les seulement avec notre accord.',
        '图片与文字归本店所有。欢迎分享链接，复制须经我们同意。',
        '画像と文章は当店のものです。リンクの共有は自由ですが、転載には許可が必要です。',
      ),
    ],
  },
  {
    type: 'termsOfSale',
    slug: 'terms-of-sale',
    title: words('Terms of sale', 'Conditions de vente', '销售条款', '販売条件'),
    showIn: ['footer', 'checkout'],
    requiresAcceptance: true,
    text: [
      words(
        'The contract is made when we confirm the order. If a price was plainly wrong, we tell you before we send anything, and you may step back.',
        'Le contrat naît de notre confirmation. Si un prix était manifestement faux, nous vous le disons avant tout envoi, et vous pouvez renoncer.',
        '合同自我们确认订单时成立。如价格明显有误，我们会在发货前告知，您可取消。',
        '契約は当店が注文を確認した時点で成立します。価格に明らかな誤りがあれば発送前にお知らせし、取り消していただけます。',
      ),
      words(
        'The law of India holds; the courts of Bengaluru decide.',
        'Le droit indien s’applique ; les tribunaux de Bengaluru sont compétents.',
        '适用印度法律，由班加罗尔法院管辖。',
        'インド法を準拠法とし、ベンガルールの裁判所を管轄とします。',
      ),
    ],
  },
  {
    type: 'cookie',
    slug: 'cookies',
    title: words('Cookies', 'Cookies', 'Cookie', 'Cookie'),
    showIn: ['footer'],
    text: [
      words(
        'Two cookies keep your cart and your session. Counting visits starts only when you agree, and stops when you change your mind.',
        'Deux cookies gardent votre panier et votre session. La mesure d’audience ne commence qu’avec votre accord et cesse si vous changez d’avis.',
        '两个必要的Cookie用于保存购物车与登录状态。访问统计仅在您同意后开始，可随时停止。',
        '二つのCookieでカートとログイン状態を保ちます。アクセス計測は同意後に始め、いつでも停止できます。',
      ),
    ],
  },
  {
    type: 'accessibility',
    slug: 'accessibility',
    title: words('Accessibility', 'Accessibilité', '无障碍', 'アクセシビリティ'),
    showIn: ['footer'],
    draft: true,
    text: [
      words(
        'We build this store so that it can be used by keyboard and screen reader. Tell us where it cannot, and we mend it.',
        'Nous concevons cette boutique pour le clavier et le lecteur d’écran. Dites-nous où cela échoue, nous corrigeons.',
        '本商城支持键盘和屏幕阅读器。如有不便，请告诉我们，我们会改进。',
        'キーボードや読み上げソフトでも使えるように作っています。使えない箇所があればお知らせください。改善します。',
      ),
    ],
  },
]

/** Those that are live and that customers are asked to accept. */
export const policiesToAccept = policies.filter(
  ({ requiresAcceptance, draft }) => requiresAcceptance && !draft,
)

/** The policies of the demo shop; in force from the day it is filled, as a policy cannot be published for a day that has passed. */
export const policyEntries = (): (() => Promise<Entry>)[] => {
  const today = dayIn(new Date())
  return policies.map((policy) => async () => ({
    key: policy.type,
    at: '2025-05-02T04:30:00.000Z',
    values: {
      policyType: policy.type,
      slug: policy.slug,
      ...inOne(policy, 'en'),
      translations: { fr: inOne(policy, 'fr'), zh: inOne(policy, 'zh'), ja: inOne(policy, 'ja') },
      effectiveFrom: today,
      showIn: policy.showIn,
      requiresAcceptance: policy.requiresAcceptance ?? false,
      ...(policy.type === 'grievance' ? officer : {}),
    },
    moves: policy.draft ? [] : [{ name: 'publish', at: '2025-05-02T05:30:00.000Z' }],
  }))
}

const officer = {
  officerName: 'Meera Krishnan',
  officerDesignation: 'Grievance officer',
  officerEmail: 'grievance@atelier.example',
  officerPhone: '+918041234567',
  hours: 'Mon–Sat 10:00–18:00 IST',
}

function inOne({ title, text }: DemoPolicy, locale: Locale) {
  return {
    title: title[locale],
    summary: text[0]?.[locale].split(/(?<=[.。])\s?/)[0] ?? null,
    body: text.map((paragraph) => `<p>${paragraph[locale]}</p>`).join(''),
  }
}

/** A policy that was changed since: its second version is live, the first one stays readable. */
export async function changePolicy(
  context: Context,
  shop: { id(resource: object, key: string): string },
): Promise<void> {
  const { informationPolicy } = resources
  await hookRecordsOf(context, async (records) => {
    const id = shop.id(informationPolicy, 'warranty')
    const record = await records.read(informationPolicy, id)
    if (!record) return
    await records.update(informationPolicy, id, {
      body: record.body.replace('six months', 'twelve months'),
      changeNote: 'Seams, zips and clasps are now covered for a year',
      translations: {
        fr: { body: record.translations.fr?.body?.replace('six mois', 'douze mois') ?? '' },
        zh: { body: record.translations.zh?.body?.replace('六个月', '十二个月') ?? '' },
        ja: { body: record.translations.ja?.body?.replace('6か月', '12か月') ?? '' },
      },
    })
    await records.transition(informationPolicy, id, 'publish')
  })
}
