import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import { defined } from '../src/core/defined.ts'
import { categories } from './categories.ts'
import type { Entry, Shop } from './shop.ts'
import { type Locale, slugOf, type Words, words } from './words.ts'

interface DemoPage {
  type: string
  title: Words
  excerpt: Words
  shown: string
  parent?: string
  menu?: number
  draft?: true
  blocks: (shop: Shop) => Values[]
}

const others = ['fr', 'zh', 'ja'] as const

/** Content of a type with its texts in every language; values that are no texts stand beside. */
const block = (
  type: string,
  texts: Readonly<Record<string, Words>>,
  values: Values = {},
  items: Values[] = [],
) => ({ id: '', type, ...part(texts, values), items })

function part(texts: Readonly<Record<string, Words>>, values: Values = {}): Values {
  const inOne = (locale: Locale) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[locale]]))
  return {
    values: { ...inOne('en'), ...values },
    translations: Object.fromEntries(others.map((each) => [each, inOne(each)])),
  }
}

const html = (text: Words): Words => ({
  en: `<p>${text.en}</p>`,
  fr: `<p>${text.fr}</p>`,
  zh: `<p>${text.zh}</p>`,
  ja: `<p>${text.ja}</p>`,
})
const text = (all: Words) => block('richText', { text: html(all) })
const question = (asked: Words, answer: Words) => part({ question: asked, answer })
const shelf = (slug: string) => (shop: Shop) =>
  block('collection', {}, { collection: shop.id(resources.collection, slug), limit: 8 })

const pages: readonly DemoPage[] = [
  {
    type: 'about',
    title: words('About us', 'À propos', '关于我们', '私たちについて'),
    excerpt: words(
      'A fashion house of many hands.',
      'Une maison de mode aux mille mains.',
      '众手成衣的时装之家。',
      '多くの手がつくるファッションハウス。',
    ),
    shown: 'kurtas-women',
    menu: 1,
    blocks: (shop) => [
      text(
        words(
          'Atelier began with two looms and a cutting table in Bengaluru. Today we work with weavers, printers and tailors in eleven states, and we name each of them on the label.',
          'Atelier est né de deux métiers et d’une table de coupe à Bengaluru. Nous travaillons aujourd’hui avec des tisserands, imprimeurs et tailleurs de onze États, nommés sur chaque étiquette.',
          'Atelier始于班加罗尔的两台织机和一张裁剪台。如今我们与十一个邦的织工、印染匠和裁缝合作，并在每件吊牌上署名。',
          'アトリエはベンガルールの二台の織機と一つの裁断台から始まりました。今では11の州の織り手、染め手、仕立て手とともに働き、その名をタグに記しています。',
        ),
      ),
      shelf('handloom-stories')(shop),
    ],
  },
  {
    type: 'standard',
    title: words('Our weavers', 'Nos tisserands', '我们的织工', '織り手たち'),
    excerpt: words(
      'Who makes the cloth, and where.',
      'Qui fait le tissu, et où.',
      '布料由谁、在何处织就。',
      '誰がどこで布を織るのか。',
    ),
    shown: 'sarees',
    parent: 'about-us',
    blocks: () => [
      text(
        words(
          'A saree takes eight days on the loom. We pay by the metre at a rate that the cooperative sets, half of it in advance.',
          'Un sari demande huit jours de métier. Nous payons au mètre, au tarif de la coopérative, la moitié d’avance.',
          '一件纱丽需在织机上花八天。我们按合作社定价按米付酬，并预付一半。',
          '一枚のサリーには8日かかります。協同組合が決めた単価でメートルごとに支払い、半額は前払いです。',
        ),
      ),
    ],
  },
  {
    type: 'contact',
    title: words('Contact', 'Contact', '联系我们', 'お問い合わせ'),
    excerpt: words(
      'We answer from Monday to Saturday.',
      'Nous répondons du lundi au samedi.',
      '周一至周六为您解答。',
      '月曜から土曜までお答えします。',
    ),
    shown: 'handbags',
    menu: 9,
    blocks: () => [
      text(
        words(
          'Call us between ten and six, or write at any time: an answer comes within a working day.',
          'Appelez-nous de dix à dix-huit heures, ou écrivez quand vous voulez : réponse sous un jour ouvré.',
          '请在十点至十八点致电，或随时写信，一个工作日内答复。',
          '10時から18時までお電話ください。メールはいつでも受け付け、1営業日以内にお返事します。',
        ),
      ),
      block(
        'button',
        { label: words('Write to us', 'Nous écrire', '写信给我们', 'メールを送る') },
        { link: '/contact' },
      ),
    ],
  },
  {
    type: 'faq',
    title: words('Questions and answers', 'Questions et réponses', '常见问题', 'よくある質問'),
    excerpt: words(
      'What people ask most.',
      'Ce que l’on nous demande le plus.',
      '大家最常问的问题。',
      'よくいただくご質問です。',
    ),
    shown: 'women-tshirts',
    menu: 8,
    blocks: () => [
      block('faq', {}, {}, [
        question(
          words(
            'How do I find my size?',
            'Comment trouver ma taille ?',
            '如何选择尺码？',
            'サイズの選び方は？',
          ),
          words(
            'Every product has a size chart; measure a garment that fits you and compare.',
            'Chaque fiche a un tableau ; mesurez un vêtement qui vous va et comparez.',
            '每件商品都有尺码表，请量一件合身的衣服进行比较。',
            '各商品にサイズ表があります。お手持ちの合う服を測って比べてください。',
          ),
        ),
        question(
          words('Can I pay in cash?', 'Puis-je payer en espèces ?', '可以付现金吗？', '現金で払えますか？'),
          words(
            'Yes, on delivery, up to ₹5,000.',
            'Oui, à la livraison, jusqu’à 5 000 ₹.',
            '可以，5,000卢比以内支持货到付款。',
            'はい、5,000ルピーまで代金引換が使えます。',
          ),
        ),
        question(
          words(
            'When do I get my money back?',
            'Quand suis-je remboursé ?',
            '何时退款？',
            '返金はいつですか？',
          ),
          words(
            'Within seven days of our check.',
            'Sous sept jours après notre contrôle.',
            '验货后七天内。',
            '検品後7日以内です。',
          ),
        ),
      ]),
    ],
  },
  {
    type: 'sizeGuide',
    title: words('Size guide for women', 'Guide des tailles femme', '女装尺码指南', 'レディースサイズガイド'),
    excerpt: words(
      'In centimetres, measured on the body.',
      'En centimètres, mesurés sur le corps.',
      '以厘米计，量体所得。',
      'センチメートル、ヌード寸法です。',
    ),
    shown: 'women-dresses',
    parent: 'questions-and-answers',
    blocks: () => [
      block('table', {
        caption: words('Body measures', 'Mesures du corps', '身体尺寸', 'ヌード寸法'),
        cells: words(
          'Size | Bust | Waist | Hip\nXS | 80 | 62 | 88\nS | 84 | 66 | 92\nM | 90 | 72 | 98\nL | 96 | 78 | 104\nXL | 104 | 86 | 112',
          'Taille | Poitrine | Taille | Hanches\nXS | 80 | 62 | 88\nS | 84 | 66 | 92\nM | 90 | 72 | 98\nL | 96 | 78 | 104\nXL | 104 | 86 | 112',
          '尺码 | 胸围 | 腰围 | 臀围\nXS | 80 | 62 | 88\nS | 84 | 66 | 92\nM | 90 | 72 | 98\nL | 96 | 78 | 104\nXL | 104 | 86 | 112',
          'サイズ | バスト | ウエスト | ヒップ\nXS | 80 | 62 | 88\nS | 84 | 66 | 92\nM | 90 | 72 | 98\nL | 96 | 78 | 104\nXL | 104 | 86 | 112',
        ),
      }),
    ],
  },
  ...simple('standard', 'women-knitwear', 2, [
    words('Care of cloth', 'Entretien des tissus', '面料护理', '布のお手入れ'),
    words(
      'Wash less, dry in the shade.',
      'Lavez moins, séchez à l’ombre.',
      '少洗，阴干。',
      '洗いすぎず、陰干しに。',
    ),
    words(
      'Cotton and linen like cold water and shade. Silk wants a soft hand and a little vinegar in the last rinse; wool rests flat.',
      'Coton et lin aiment l’eau froide et l’ombre. La soie veut une main douce et un peu de vinaigre au dernier rinçage ; la laine sèche à plat.',
      '棉麻宜冷水洗、阴干。丝绸轻柔手洗，末次漂洗加少许醋；羊毛平铺晾干。',
      '綿と麻は冷水で洗い陰干しに。絹はやさしく手洗いし、最後のすすぎに酢を少し。ウールは平干しに。',
    ),
  ]),
  ...simple('standard', 'cotton-sarees', 3, [
    words('What handloom means', 'Ce que veut dire tissé main', '什么是手织布', '手織りとは'),
    words(
      'Small irregularities are its signature.',
      'Ses petites irrégularités sont sa signature.',
      '细微的不匀正是它的印记。',
      '小さなむらがその証です。',
    ),
    words(
      'No two metres are quite the same. A thicker thread, a shifted dot: that is the hand, and we would not have it otherwise.',
      'Deux mètres ne sont jamais tout à fait pareils. Un fil plus épais, un point décalé : c’est la main, et nous ne voudrions pas autre chose.',
      '没有两米布完全相同。略粗的一根线、偏移的一个点，都是手的痕迹。',
      '同じ布は二つとありません。太い糸、ずれた点。それが人の手であり、私たちの誇りです。',
    ),
  ]),
  ...simple('blogPost', 'lehengas', undefined, [
    words(
      'Dressing for a winter wedding',
      'S’habiller pour un mariage d’hiver',
      '冬季婚礼穿搭',
      '冬の結婚式の装い',
    ),
    words(
      'Velvet, layers and one warm shawl.',
      'Velours, superpositions et un châle chaud.',
      '丝绒、叠穿与一条暖披肩。',
      'ベルベット、重ね着、暖かいショール。',
    ),
    words(
      'Begin with the shawl and choose the rest around it. Velvet carries gold well; keep jewellery for one place only.',
      'Commencez par le châle et choisissez le reste autour. Le velours porte bien l’or ; gardez les bijoux pour un seul endroit.',
      '先选披肩，再搭其余。丝绒配金色尤佳，首饰点缀一处即可。',
      'まずショールを選び、それに合わせて決めましょう。ベルベットには金がよく映え、飾りは一か所だけに。',
    ),
  ]),
  ...simple('blogPost', 'men-shirts', undefined, [
    words(
      'Five ways with a white shirt',
      'Cinq façons de porter la chemise blanche',
      '白衬衫的五种穿法',
      '白シャツの五つの着こなし',
    ),
    words('One piece, five days.', 'Une pièce, cinq jours.', '一件衣服，穿五天。', '一枚で五日間。'),
    words(
      'Tucked with chinos, open over a tee, under a bundi, with the sleeves rolled, and on Sunday with nothing to do.',
      'Rentrée dans un chino, ouverte sur un tee-shirt, sous un bundi, manches roulées, et le dimanche sans rien à faire.',
      '塞进卡其裤、敞开罩T恤、搭配马甲、卷起袖子，以及周日的随意。',
      'チノに入れて、Tシャツに羽織って、ベストの下に、袖をまくって、そして日曜は気ままに。',
    ),
  ]),
  ...simple('lookbook', 'women-coats', 4, [
    words('Autumn lookbook', 'Lookbook d’automne', '秋季画册', '秋のルックブック'),
    words(
      'Browns, rust and one blue.',
      'Bruns, rouille et un bleu.',
      '棕、铁锈与一抹蓝。',
      '茶、錆色、そして一つの青。',
    ),
    words(
      'Twelve looks for the weeks when mornings are cool and afternoons are not.',
      'Douze tenues pour les semaines où les matins sont frais et les après-midi non.',
      '十二套造型，适合早凉午暖的几周。',
      '朝は涼しく午後は暖かい季節のための12の装い。',
    ),
  ]),
  ...simple('landing', 'kids-ethnic', undefined, [
    words('Festive for children', 'Fêtes pour enfants', '儿童节庆装', '子どものお祝い着'),
    words(
      'Soft inside, bright outside.',
      'Doux dedans, vif dehors.',
      '内里柔软，外表鲜亮。',
      '内側はやわらかく、外は華やかに。',
    ),
    words(
      'Lined with cotton, with room to grow, and buttons that small hands can open.',
      'Doublés de coton, avec de quoi grandir, et des boutons pour petites mains.',
      '棉质里衬，留有余量，纽扣方便小手开合。',
      '綿の裏地、成長のゆとり、小さな手でも外せるボタン。',
    ),
  ]),
  ...simple('landing', 'sample-sale', undefined, [
    words('Sample sale', 'Vente d’échantillons', '样衣特卖', 'サンプルセール'),
    words(
      'One of each, once a season.',
      'Un de chaque, une fois par saison.',
      '每款一件，每季一次。',
      '一点ずつ、季節に一度。',
    ),
    words(
      'Pieces that were shown but not sold. They are not exchanged, but they may be returned.',
      'Des pièces montrées mais jamais vendues. Elles ne s’échangent pas, mais se retournent.',
      '展示而未售的样衣，不可换货，但可退货。',
      '展示のみで販売していない品です。交換はできませんが返品は承ります。',
    ),
  ]),
  ...simple('standard', 'bags', 5, [
    words('Gift wrapping', 'Emballage cadeau', '礼品包装', 'ギフト包装'),
    words(
      'In a reused saree border.',
      'Dans une bordure de sari réutilisée.',
      '用旧纱丽边带包裹。',
      '古いサリーの縁で包みます。',
    ),
    words(
      'For ₹99 we wrap in cloth and add your words on a card. No price is shown in the parcel.',
      'Pour 99 ₹ nous emballons dans du tissu et joignons vos mots sur une carte. Aucun prix n’apparaît.',
      '加99卢比即可布艺包装并附上您的贺卡，包裹内不显示价格。',
      '99ルピーで布に包み、メッセージカードを添えます。価格は表示しません。',
    ),
  ]),
  ...simple('standard', 'men-tailoring', 6, [
    words('Alterations', 'Retouches', '修改服务', 'お直し'),
    words('Hems are free.', 'Les ourlets sont offerts.', '改裤脚免费。', '裾上げは無料です。'),
    words(
      'Trousers are hemmed to your length at no cost; what is altered can only come back when it is faulty.',
      'Les pantalons sont ourlés à votre longueur sans frais ; une pièce retouchée ne se reprend qu’en cas de défaut.',
      '裤长免费修改；修改后的商品仅在有质量问题时可退。',
      'パンツの裾上げは無料です。お直し後は不良の場合のみ返品できます。',
    ),
  ]),
  ...simple(
    'standard',
    'home',
    undefined,
    [
      words('Working with us', 'Travailler avec nous', '加入我们', '一緒に働く'),
      words(
        'Open places in the house.',
        'Les postes ouverts de la maison.',
        '招聘中的职位。',
        '募集中の仕事。',
      ),
      words(
        'We look for a pattern cutter and two people for the order desk in Bengaluru.',
        'Nous cherchons une patronnière et deux personnes pour les commandes à Bengaluru.',
        '班加罗尔诚聘打版师一名、订单专员两名。',
        'ベンガルールでパタンナー1名と受注担当2名を募集しています。',
      ),
    ],
    true,
  ),
]

/** A page of one text. */
function simple(
  type: string,
  shown: string,
  menu: number | undefined,
  [title, excerpt, said]: [Words, Words, Words],
  draft?: true,
): DemoPage[] {
  return [
    defined({
      type,
      title,
      excerpt,
      shown,
      blocks: () => [text(said)],
      menu: menu || undefined,
      draft: draft || undefined,
    }),
  ]
}

/** The pages of the demo shop, each after the one that it lies below. */
export const pageEntries = (shop: Shop): (() => Promise<Entry>)[] =>
  pages.map((page, index) => async () => {
    const slug = slugOf(page.title.en)
    const shown = categories.find(({ code }) => code === page.shown)
    if (!shown)
      throw new Error(
        `There is no category '${page.shown}'. Expected a code of categories.ts. Check its spelling.`,
      )
    const inOne = (locale: Locale) => ({ title: page.title[locale], excerpt: page.excerpt[locale] })
    return {
      key: slug,
      at: `2025-05-${String(3 + index).padStart(2, '0')}T05:00:00.000Z`,
      values: {
        slug,
        pageType: page.type,
        ...inOne('en'),
        translations: Object.fromEntries(others.map((each) => [each, inOne(each)])),
        parent: page.parent ? shop.id(resources.page, page.parent) : null,
        showInMenu: page.menu !== undefined,
        menuPosition: page.menu ?? 0,
        cover: await shop.picture({ garment: shown.picture }, `${slug}.webp`, page.title.en),
        blocks: page.blocks(shop),
      },
      moves: page.draft
        ? []
        : [{ name: 'publish', at: `2025-06-${String(1 + index).padStart(2, '0')}T05:00:00.000Z` }],
    }
  })
