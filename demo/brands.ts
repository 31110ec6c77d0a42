import type { Emblem, LogoLook } from './logo.ts'
import { slugOf, type Words, words } from './words.ts'

/** What a brand makes; product lines choose among the brands of their kind. */
export type BrandKind =
  | 'women'
  | 'men'
  | 'kids'
  | 'ethnic'
  | 'denim'
  | 'knit'
  | 'shoes'
  | 'bags'
  | 'jewellery'
  | 'accessories'
  | 'home'

/** A brand of the demo shop. All are invented. */
export interface DemoBrand {
  /** Three capitals, the start of every style code. */
  code: string
  name: string
  slug: string
  description: Words
  /** ISO 3166-1 alpha-2. */
  country: string
  isActive: boolean
  kinds: readonly BrandKind[]
  /** Multiplies the price of a line. */
  price: number
  manufacturerName: string
  manufacturerAddress: string
  careContact: string
  logo: LogoLook
}

type Row = readonly [
  code: string,
  name: string,
  country: string,
  kinds: readonly BrandKind[],
  price: number,
  emblem: Emblem,
  ink: string,
  ground: string,
  address: string,
  description: Words,
  state?: 'inactive',
]

const rows: readonly Row[] = [
  [
    'MRA',
    'Mira & Sol',
    'IN',
    ['women', 'accessories'],
    1.05,
    'sun',
    '#8a3b2a',
    '#f6e9dc',
    '14 Weavers Lane, Jaipur, Rajasthan',
    words(
      'Easy dresses and separates in natural cloth, cut in Jaipur.',
      'Robes et pièces faciles en matières naturelles, coupées à Jaipur.',
      '以天然面料在斋浦尔裁制的轻松连衣裙与单品。',
      'ジャイプールで仕立てる、自然素材の気楽なドレスと単品。',
    ),
  ],
  [
    'KSR',
    'Kesar Studio',
    'IN',
    ['ethnic', 'women'],
    1.3,
    'arch',
    '#7a1f3d',
    '#f7e9e0',
    '3 Lotus Court, Lucknow, Uttar Pradesh',
    words(
      'Festive wear with fine embroidery from Lucknow.',
      'Tenues de fête finement brodées, de Lucknow.',
      '源自勒克瑙精细刺绣的节日盛装。',
      'ラクナウの繊細な刺しゅうで彩る晴れ着。',
    ),
  ],
  [
    'TNT',
    'Tantu',
    'IN',
    ['ethnic', 'home'],
    1.15,
    'knot',
    '#5a3a1f',
    '#f3eadb',
    '27 Loom Street, Varanasi, Uttar Pradesh',
    words(
      'Handloom sarees and stoles from a cooperative of weavers.',
      'Saris et étoles tissés main par une coopérative d’artisans.',
      '来自织工合作社的手织纱丽与披肩。',
      '織り手の協同組合による手織りのサリーとストール。',
    ),
  ],
  [
    'VNY',
    'Vanya',
    'IN',
    ['women', 'kids'],
    0.85,
    'leaf',
    '#2f5d43',
    '#eaf1e6',
    '88 Green Park, Coimbatore, Tamil Nadu',
    words(
      'Organic cotton for women and children, dyed with plants.',
      'Coton biologique pour femmes et enfants, aux teintures végétales.',
      '植物染色的有机棉女装与童装。',
      '草木染めのオーガニックコットンを、女性と子どもに。',
    ),
  ],
  [
    'BNJ',
    'Banjara Row',
    'IN',
    ['ethnic', 'bags', 'jewellery'],
    0.95,
    'diamond',
    '#99462d',
    '#f7ecdd',
    '5 Mirror Bazaar, Udaipur, Rajasthan',
    words(
      'Colourful pieces that remember the caravans.',
      'Des pièces colorées, en souvenir des caravanes.',
      '斑斓单品，记取商队往事。',
      'キャラバンの記憶を映す、色鮮やかな品々。',
    ),
  ],
  [
    'HLD',
    'Halden',
    'NO',
    ['men', 'knit'],
    1.25,
    'shield',
    '#24304a',
    '#e8edf2',
    'Fjordgata 9, Halden',
    words(
      'Northern menswear and knits for weather of every kind.',
      'Mode masculine et mailles du Nord, par tous les temps.',
      '来自北方的男装与针织，从容应对各种天气。',
      'どんな天気にも応える、北の国のメンズウェアとニット。',
    ),
  ],
  [
    'OKL',
    'Oakline Goods',
    'GB',
    ['men', 'bags', 'shoes', 'accessories'],
    1.2,
    'square',
    '#3b2a1e',
    '#efe7dc',
    '41 Tanner Yard, Northampton',
    words(
      'Leather and canvas made to be repaired.',
      'Cuir et toile, faits pour être réparés.',
      '可修可补的皮革与帆布。',
      '直しながら使える革とキャンバス。',
    ),
  ],
  [
    'RVN',
    'Ravine Denim',
    'IN',
    ['denim'],
    1,
    'plain',
    '#2c3f66',
    '#e9eef5',
    '60 Indigo Road, Ahmedabad, Gujarat',
    words(
      'Denim washed with little water and much patience.',
      'Du denim lavé avec peu d’eau et beaucoup de patience.',
      '少用水、多花心思的牛仔。',
      '少ない水と、たっぷりの手間で仕上げるデニム。',
    ),
  ],
  [
    'LGN',
    'Lagoon',
    'PT',
    ['women', 'shoes', 'accessories'],
    1.1,
    'wave',
    '#1f6165',
    '#e3f0ef',
    'Rua do Mar 12, Porto',
    words(
      'Resort wear and sandals from the Atlantic coast.',
      'Tenues de vacances et sandales de la côte atlantique.',
      '来自大西洋海岸的度假装与凉鞋。',
      '大西洋岸のリゾートウェアとサンダル。',
    ),
  ],
  [
    'NDR',
    'North & Dore',
    'GB',
    ['knit'],
    1.35,
    'diamond',
    '#44474d',
    '#ecebe8',
    '7 Mill Brow, Hawick',
    words(
      'Knitwear from a mill that has spun since 1874.',
      'Des mailles d’une filature active depuis 1874.',
      '自 1874 年纺纱至今的针织工坊。',
      '1874年から糸を紡ぐ工場のニット。',
    ),
  ],
  [
    'SRY',
    'Surya House',
    'IN',
    ['men', 'ethnic'],
    1,
    'sun',
    '#7a4b12',
    '#f8efda',
    '19 Court Road, Chennai, Tamil Nadu',
    words(
      'Shirts and kurtas for bright days.',
      'Chemises et kurtas pour les jours lumineux.',
      '晴朗日子的衬衫与库尔塔。',
      '晴れた日のためのシャツとクルタ。',
    ),
  ],
  [
    'PCO',
    'Poco Pino',
    'IT',
    ['kids'],
    1.05,
    'circle',
    '#b5573c',
    '#fdf0e4',
    'Via dei Giochi 4, Bologna',
    words(
      'Children’s clothes with room to grow and reinforced knees.',
      'Des vêtements d’enfants qui grandissent avec eux, aux genoux renforcés.',
      '留有成长余量、膝部加固的童装。',
      '成長を見込んだゆとりと、補強したひざの子ども服。',
    ),
  ],
  [
    'ZVR',
    'Zevar',
    'IN',
    ['jewellery'],
    1,
    'circle',
    '#8a6a1f',
    '#f8f1df',
    '2 Goldsmith Row, Kolkata, West Bengal',
    words(
      'Jewellery between temple gold and everyday silver.',
      'Des bijoux entre or des temples et argent de tous les jours.',
      '介于神庙金饰与日常银饰之间的首饰。',
      '寺院の金と毎日の銀のあいだにあるジュエリー。',
    ),
  ],
  [
    'AMB',
    'Ambar Home',
    'IN',
    ['home'],
    1,
    'arch',
    '#6b1f2e',
    '#f4e6e2',
    '33 Courtyard Lane, Jaipur, Rajasthan',
    words(
      'Block-printed linen for bed, bath and table.',
      'Linge imprimé au bloc pour le lit, le bain et la table.',
      '木版印花的床品、浴品与餐桌布艺。',
      'ベッド、バス、食卓のための手押しプリントの布。',
    ),
  ],
  [
    'FLR',
    'Fleur Lindqvist',
    'SE',
    ['women', 'shoes'],
    1.3,
    'leaf',
    '#4b2a4a',
    '#f1e9f1',
    'Strandvägen 18, Göteborg',
    words(
      'Quiet tailoring with a Scandinavian line.',
      'Un tailleur discret, à la ligne scandinave.',
      '线条简约的北欧剪裁。',
      '北欧らしい線の、静かな仕立て。',
    ),
  ],
  [
    'KUM',
    'Kumo Works',
    'JP',
    ['men', 'women', 'bags'],
    1.4,
    'circle',
    '#1e1f22',
    '#f0f0ee',
    '3-11 Kawaramachi, Kyoto',
    words(
      'Workwear and bags with Japanese precision.',
      'Vêtements de travail et sacs, avec une précision japonaise.',
      '以日式匠心打造的工装与包袋。',
      '日本の手仕事が光るワークウェアとバッグ。',
    ),
  ],
  [
    'MRG',
    'Marigold Junction',
    'IN',
    ['kids', 'women'],
    0.75,
    'plain',
    '#b0701a',
    '#fdf3da',
    '120 Station Road, Tiruppur, Tamil Nadu',
    words(
      'Cheerful basics at friendly prices.',
      'Des basiques joyeux à petit prix.',
      '色彩欢快、价格亲切的基础款。',
      '手ごろで明るい定番アイテム。',
    ),
  ],
  [
    'OLD',
    'Oldstead',
    'GB',
    ['men'],
    1.1,
    'shield',
    '#57382a',
    '#efe9e2',
    '2 Abbey Lane, York',
    words(
      'A heritage label that now rests in the archive.',
      'Une marque patrimoniale, aujourd’hui aux archives.',
      '已归档的传统品牌。',
      'アーカイブとなった老舗ブランド。',
    ),
    'inactive',
  ],
]

/** Every brand of the demo shop. */
export const brands: readonly DemoBrand[] = rows.map(
  ([code, name, country, kinds, price, emblem, ink, ground, address, description, state]) => {
    const slug = slugOf(name)
    return {
      code,
      name,
      slug,
      description,
      country,
      isActive: state !== 'inactive',
      kinds,
      price,
      manufacturerName: `${name} ${country === 'IN' ? 'Private Limited' : 'Ltd'}`,
      manufacturerAddress: address,
      careContact: `care@${slug}.example`,
      logo: { name: name.replace('&', 'and'), monogram: monogramOf(name), emblem, ink, ground },
    }
  },
)

function monogramOf(name: string): string {
  const initials = name.split(/[^A-Za-z]+/).map((part) => part[0] ?? '')
  return initials.join('').slice(0, 2).toUpperCase()
}
