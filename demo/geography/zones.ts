import { type Words, words } from '../words.ts'

/** A method of a demo zone; rates in paise. `slabs` are `[up to, rate]`, the last without a limit; `codSlabs` `[up to, fee]`. */
export interface DemoMethod {
  readonly code: string
  readonly type: 'standard' | 'express' | 'sameDay'
  readonly rateType: 'flat' | 'byWeight'
  readonly rate: number
  readonly freeAbove: number | null
  readonly eta: readonly [min: number, max: number]
  readonly codFee: number | null
  readonly codMaxValue: number | null
  readonly cutoff: string
  readonly slabs: readonly (readonly [upTo: number | null, rate: number])[]
  readonly codSlabs: readonly (readonly [upTo: number, fee: number])[]
}

/** A delivery zone of the demo shop; its members name states by ISO code, cities and districts by name, postal codes as they are. */
export interface DemoZone {
  readonly code: string
  readonly name: Words
  readonly description: Words
  readonly priority: number
  readonly active: boolean
  readonly states?: readonly string[]
  readonly withoutStates?: readonly string[]
  readonly cities?: readonly string[]
  readonly districts?: readonly string[]
  readonly prefixes?: readonly string[]
  readonly ranges?: readonly (readonly [from: string, to: string])[]
  readonly withoutPincodes?: readonly string[]
  readonly country?: true
  readonly methods: readonly DemoMethod[]
}

const rupees = (amount: number) => amount * 100

const standard = (
  rate: number,
  days: readonly [number, number],
  cod: number | null,
  free = 1499,
): DemoMethod => ({
  code: 'standard',
  type: 'standard',
  rateType: 'byWeight',
  rate: rupees(rate * 3),
  freeAbove: rupees(free),
  eta: days,
  codFee: cod === null ? null : rupees(cod),
  codMaxValue: rupees(10_000),
  cutoff: '16:00',
  slabs: [
    [500, rupees(rate)],
    [2000, rupees(Math.round(rate * 1.6))],
    [5000, rupees(rate * 2)],
  ],
  codSlabs: cod === null ? [] : [[rupees(500), rupees(cod + 20)]],
})

const express = (rate: number, days: readonly [number, number]): DemoMethod => ({
  code: 'express',
  type: 'express',
  rateType: 'flat',
  rate: rupees(rate),
  freeAbove: null,
  eta: days,
  codFee: null,
  codMaxValue: null,
  cutoff: '13:00',
  slabs: [],
  codSlabs: [],
})

const sameDay = (rate: number): DemoMethod => ({
  ...express(rate, [0, 0]),
  code: 'same-day',
  type: 'sameDay',
  cutoff: '11:00',
})

/** Every delivery zone of the demo shop. */
export const demoZones: readonly DemoZone[] = [
  {
    code: 'METRO',
    name: words('Metro cities', 'Métropoles', '大都市', '大都市圏'),
    description: words(
      'The eight largest cities, from the warehouse next door.',
      'Les huit plus grandes villes, depuis l’entrepôt voisin.',
      '八个最大的城市，由就近仓库发货。',
      '最寄りの倉庫から届く8つの大都市。',
    ),
    priority: 10,
    active: true,
    cities: [
      'New Delhi',
      'Mumbai',
      'Andheri',
      'Pune',
      'Bengaluru',
      'Chennai',
      'Hyderabad',
      'Kolkata',
      'Ahmedabad',
    ],
    withoutPincodes: ['560103', '700156'],
    methods: [standard(49, [2, 3], 29, 999), express(129, [1, 1]), sameDay(199)],
  },
  {
    code: 'NCR',
    name: words('Delhi region', 'Région de Delhi', '德里都会区', 'デリー首都圏'),
    description: words(
      'Delhi and the towns around it.',
      'Delhi et les villes alentour.',
      '德里及周边城镇。',
      'デリーとその周辺の街。',
    ),
    priority: 20,
    active: true,
    states: ['IN-DL'],
    districts: ['Gurugram', 'Gautam Buddha Nagar', 'Ghaziabad', 'Faridabad'],
    methods: [standard(59, [2, 4], 39), express(149, [1, 2])],
  },
  {
    code: 'SOUTH',
    name: words('South India', 'Inde du Sud', '印度南部', '南インド'),
    description: words(
      'Karnataka, Tamil Nadu, Kerala, Andhra Pradesh, Telangana and Puducherry.',
      'Karnataka, Tamil Nadu, Kerala, Andhra Pradesh, Telangana et Pondichéry.',
      '卡纳塔克邦、泰米尔纳德邦、喀拉拉邦、安得拉邦、特伦甘纳邦和本地治里。',
      'カルナータカ、タミル・ナードゥ、ケーララ、アーンドラ・プラデーシュ、テランガーナ、ポンディシェリ。',
    ),
    priority: 100,
    active: true,
    states: ['IN-KA', 'IN-TN', 'IN-KL', 'IN-AP', 'IN-TS', 'IN-PY'],
    methods: [standard(69, [3, 5], 39), express(179, [2, 2])],
  },
  {
    code: 'WEST',
    name: words('West India', 'Inde de l’Ouest', '印度西部', '西インド'),
    description: words(
      'Maharashtra, Gujarat, Goa, Rajasthan and the coast between them.',
      'Maharashtra, Gujarat, Goa, Rajasthan et la côte qui les relie.',
      '马哈拉施特拉邦、古吉拉特邦、果阿邦、拉贾斯坦邦及其间的沿海地区。',
      'マハーラーシュトラ、グジャラート、ゴア、ラージャスターンとその沿岸部。',
    ),
    priority: 100,
    active: true,
    states: ['IN-MH', 'IN-GJ', 'IN-GA', 'IN-RJ', 'IN-DH'],
    methods: [standard(69, [3, 5], 39), express(179, [2, 2])],
  },
  {
    code: 'NORTH',
    name: words('North India', 'Inde du Nord', '印度北部', '北インド'),
    description: words(
      'From Punjab to Uttar Pradesh, hills included.',
      'Du Pendjab à l’Uttar Pradesh, collines comprises.',
      '从旁遮普邦到北方邦，包括山区。',
      'パンジャーブからウッタル・プラデーシュまで、丘陵地帯も含みます。',
    ),
    priority: 100,
    active: true,
    states: ['IN-PB', 'IN-HR', 'IN-CH', 'IN-HP', 'IN-UP', 'IN-UK', 'IN-JK'],
    methods: [standard(79, [3, 6], 49), express(199, [2, 3])],
  },
  {
    code: 'EAST',
    name: words('East India', 'Inde de l’Est', '印度东部', '東インド'),
    description: words(
      'West Bengal, Odisha, Bihar and Jharkhand.',
      'Bengale-Occidental, Odisha, Bihar et Jharkhand.',
      '西孟加拉邦、奥里萨邦、比哈尔邦和贾坎德邦。',
      '西ベンガル、オリッサ、ビハール、ジャールカンド。',
    ),
    priority: 100,
    active: true,
    states: ['IN-WB', 'IN-OD', 'IN-BR', 'IN-JH'],
    methods: [standard(79, [4, 6], 49), express(219, [2, 3])],
  },
  {
    code: 'NORTHEAST',
    name: words('North-east', 'Nord-Est', '东北部', '北東部'),
    description: words(
      'The eight states beyond Siliguri; parcels fly to Guwahati.',
      'Les huit États au-delà de Siliguri ; les colis volent jusqu’à Guwahati.',
      '西里古里以东的八个邦；包裹空运至古瓦哈提。',
      'シリグリ以東の8州。荷物はグワーハーティーまで空輸します。',
    ),
    priority: 100,
    active: true,
    states: ['IN-AS', 'IN-AR', 'IN-MN', 'IN-ML', 'IN-MZ', 'IN-NL', 'IN-TR', 'IN-SK'],
    prefixes: ['734'],
    methods: [standard(119, [6, 9], null, 2999)],
  },
  {
    code: 'REMOTE',
    name: words('Mountains and islands', 'Montagnes et îles', '山区与岛屿', '山岳と島々'),
    description: words(
      'Ladakh and Lakshadweep, paid in advance.',
      'Ladakh et Lakshadweep, payés d’avance.',
      '拉达克和拉克沙群岛，需预付款。',
      'ラダックとラクシャドウィープ。前払いのみ。',
    ),
    priority: 200,
    active: true,
    states: ['IN-LA', 'IN-LD'],
    methods: [standard(199, [9, 14], null, 4999)],
  },
  {
    code: 'REST',
    name: words('Rest of India', 'Reste de l’Inde', '印度其他地区', 'その他のインド'),
    description: words(
      'Everywhere that no other zone takes in, but for the Andamans.',
      'Partout où aucune autre zone ne s’applique, sauf les Andaman.',
      '其他区域未涵盖的所有地方，安达曼群岛除外。',
      'ほかのゾーンに入らない全地域（アンダマン諸島を除く）。',
    ),
    priority: 900,
    active: true,
    country: true,
    withoutStates: ['IN-AN'],
    methods: [standard(99, [5, 8], 59, 1999)],
  },
  {
    code: 'BLR-EVENING',
    name: words('Bengaluru evenings', 'Bengaluru en soirée', '班加罗尔晚间配送', 'ベンガルール夜間便'),
    description: words(
      'A trial of evening deliveries in the inner city; not open yet.',
      'Un essai de livraison en soirée au centre-ville ; pas encore ouvert.',
      '市中心晚间配送试点，尚未开放。',
      '中心部での夜間配達の試行。まだ開始していません。',
    ),
    priority: 5,
    active: false,
    ranges: [['560001', '560047']],
    prefixes: ['56007'],
    withoutPincodes: ['560037'],
    methods: [sameDay(149)],
  },
]
