import type { Values } from '../server/records/values.ts'
import type { Entry } from './shop.ts'
import { type Words, words } from './words.ts'

interface DemoAttribute {
  readonly code: string
  readonly label: Words
  /** The codes and labels of a choice; another type where there are none. */
  readonly options?: readonly (readonly [code: string, label: Words])[]
  readonly type?: 'text' | 'number' | 'yesNo'
  readonly unit?: string
}

interface DemoSet {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly groups: readonly (readonly [code: string, label: Words, attributes: readonly DemoAttribute[]])[]
}

const cut = words('Cut', 'Coupe', '版型', 'シルエット')
const material = words('Material', 'Matière', '材质', '素材')
const use = words('Use', 'Usage', '用途', '用途')
const measures = words('Measures', 'Dimensions', '尺寸', '寸法')

const fit: DemoAttribute = {
  code: 'fit',
  label: words('Fit', 'Coupe', '版型', 'フィット'),
  options: [
    ['slim', words('Slim', 'Ajustée', '修身', 'スリム')],
    ['straight', words('Straight', 'Droite', '直筒', 'ストレート')],
    ['relaxed', words('Relaxed', 'Décontractée', '宽松', 'リラックス')],
    ['wide', words('Wide', 'Ample', '阔版', 'ワイド')],
    ['tapered', words('Tapered', 'Fuselée', '锥形', 'テーパード')],
    ['flared', words('Flared', 'Évasée', '喇叭', 'フレア')],
  ],
}

const length: DemoAttribute = {
  code: 'length',
  label: words('Length', 'Longueur', '长度', '丈'),
  options: [
    ['crop', words('Cropped', 'Courte', '短款', 'クロップド')],
    ['hip', words('Hip', 'Hanches', '及臀', 'ヒップ丈')],
    ['knee', words('Knee', 'Genou', '及膝', 'ひざ丈')],
    ['midi', words('Midi', 'Midi', '中长', 'ミディ丈')],
    ['maxi', words('Maxi', 'Longue', '长款', 'マキシ丈')],
  ],
}

const sleeve: DemoAttribute = {
  code: 'sleeve',
  label: words('Sleeve', 'Manches', '袖型', '袖'),
  options: [
    ['none', words('Sleeveless', 'Sans manches', '无袖', 'ノースリーブ')],
    ['strap', words('Straps', 'Bretelles', '吊带', 'ストラップ')],
    ['cap', words('Cap', 'Mancherons', '盖袖', 'キャップスリーブ')],
    ['short', words('Short', 'Courtes', '短袖', '半袖')],
    ['elbow', words('Elbow', 'Coude', '中袖', '五分袖')],
    ['long', words('Long', 'Longues', '长袖', '長袖')],
    ['bishop', words('Bishop', 'Évêque', '主教袖', 'ビショップ')],
    ['puff', words('Puff', 'Ballon', '泡泡袖', 'パフ')],
    ['bell', words('Bell', 'Cloche', '喇叭袖', 'ベル')],
    ['raglan', words('Raglan', 'Raglan', '插肩袖', 'ラグラン')],
  ],
}

const neck: DemoAttribute = {
  code: 'neck',
  label: words('Neckline', 'Encolure', '领型', '襟'),
  options: [
    ['crew', words('Crew', 'Ras du cou', '圆领', 'クルーネック')],
    ['v', words('V-neck', 'Col en V', 'V 领', 'Vネック')],
    ['scoop', words('Scoop', 'Dégagée', 'U 领', 'スクープ')],
    ['boat', words('Boat', 'Bateau', '一字领', 'ボート')],
    ['square', words('Square', 'Carrée', '方领', 'スクエア')],
    ['halter', words('Halter', 'Dos nu', '挂脖', 'ホルター')],
    ['collar', words('Collar', 'Col chemise', '翻领', 'シャツ襟')],
    ['mandarin', words('Mandarin', 'Col mao', '立领', 'スタンドカラー')],
    ['camp', words('Camp', 'Col cubain', '古巴领', 'キャンプ')],
    ['polo', words('Polo', 'Polo', 'Polo 领', 'ポロ')],
    ['roll', words('Roll neck', 'Col roulé', '高领', 'ハイネック')],
    ['wrap', words('Wrap', 'Cache-cœur', '裹襟', 'カシュクール')],
    ['sweetheart', words('Sweetheart', 'Cœur', '心形领', 'ハートカット')],
  ],
}

const pattern: DemoAttribute = {
  code: 'pattern',
  label: words('Pattern', 'Motif', '图案', '柄'),
  options: [
    ['plain', words('Plain', 'Uni', '纯色', '無地')],
    ['stripe', words('Striped', 'Rayures', '条纹', 'ストライプ')],
    ['breton', words('Breton', 'Marinière', '海军条纹', 'ボーダー')],
    ['check', words('Checked', 'Carreaux', '格纹', 'チェック')],
    ['tartan', words('Tartan', 'Tartan', '苏格兰格', 'タータン')],
    ['dot', words('Dots', 'Pois', '波点', 'ドット')],
    ['floral', words('Floral', 'Fleurs', '花卉', '花柄')],
    ['botanical', words('Botanical', 'Botanique', '植物', 'ボタニカル')],
    ['block_print', words('Block print', 'Imprimé au bloc', '木版印花', 'ブロックプリント')],
    ['ikat', words('Ikat', 'Ikat', '伊卡', 'イカット')],
    ['bandhani', words('Bandhani', 'Bandhani', '扎染', 'バンダニ')],
    ['houndstooth', words('Houndstooth', 'Pied-de-poule', '千鸟格', '千鳥格子')],
    ['embroidered', words('Embroidered', 'Brodé', '刺绣', '刺繍')],
    ['denim', words('Denim', 'Denim', '丹宁', 'デニム')],
  ],
}

const closure = (...codes: (keyof typeof closures)[]): DemoAttribute => ({
  code: 'closure',
  label: words('Closure', 'Fermeture', '闭合方式', '留め具'),
  options: codes.map((code) => [code, closures[code]] as const),
})

const closures = {
  lace: words('Laces', 'Lacets', '系带', 'ひも'),
  buckle: words('Buckle', 'Boucle', '搭扣', 'バックル'),
  zip: words('Zip', 'Fermeture éclair', '拉链', 'ファスナー'),
  slip_on: words('Slip-on', 'À enfiler', '一脚蹬', 'スリッポン'),
  button: words('Button', 'Bouton', '纽扣', 'ボタン'),
  magnet: words('Magnet', 'Aimant', '磁扣', 'マグネット'),
  drawstring: words('Drawstring', 'Coulisse', '抽绳', '巾着'),
  hook: words('Hook', 'Crochet', '挂钩', 'フック'),
  open: words('Open', 'Sans', '敞口', 'なし'),
}

const number = (code: string, label: Words, unit: string): DemoAttribute => ({
  code,
  label,
  unit,
  type: 'number',
})

const lined: DemoAttribute = {
  code: 'lined',
  label: words('Lined', 'Doublé', '有里衬', '裏地あり'),
  type: 'yesNo',
}

const sets: readonly DemoSet[] = [
  {
    code: 'apparel',
    name: 'Apparel',
    description: 'Tops, dresses, trousers, knitwear and coats.',
    groups: [
      ['cut', cut, [fit, length, sleeve, neck]],
      ['cloth', material, [pattern, lined]],
    ],
  },
  {
    code: 'footwear',
    name: 'Footwear',
    description: 'Shoes, sandals and boots.',
    groups: [
      [
        'build',
        words('Build', 'Fabrication', '做工', 'つくり'),
        [
          closure('lace', 'buckle', 'zip', 'slip_on'),
          number('heel', words('Heel height', 'Hauteur du talon', '跟高', 'ヒール高'), 'mm'),
          {
            code: 'sole',
            label: words('Sole', 'Semelle', '鞋底', 'ソール'),
            options: [
              ['leather', words('Leather', 'Cuir', '皮革', 'レザー')],
              ['rubber', words('Rubber', 'Caoutchouc', '橡胶', 'ラバー')],
              ['crepe', words('Crepe', 'Crêpe', '绉胶', 'クレープ')],
            ],
          },
        ],
      ],
      ['cloth', material, [pattern]],
    ],
  },
  {
    code: 'bags',
    name: 'Bags and small leather',
    description: 'Bags, wallets and belts.',
    groups: [
      [
        'build',
        words('Build', 'Fabrication', '做工', 'つくり'),
        [
          closure('zip', 'magnet', 'button', 'drawstring', 'buckle', 'open'),
          lined,
          number('compartments', words('Compartments', 'Compartiments', '隔层数', '仕切り'), '×'),
        ],
      ],
      [
        'measures',
        measures,
        [
          number('capacity', words('Capacity', 'Contenance', '容量', '容量'), 'l'),
          number('strap', words('Strap drop', 'Longueur de l’anse', '肩带长度', 'ストラップ長'), 'cm'),
        ],
      ],
    ],
  },
  {
    code: 'jewellery',
    name: 'Jewellery',
    description: 'Earrings, necklaces, bangles and rings.',
    groups: [
      [
        'cloth',
        material,
        [
          {
            code: 'plating',
            label: words('Plating', 'Placage', '镀层', 'メッキ'),
            options: [
              ['gold', words('Gold', 'Or', '镀金', 'ゴールド')],
              ['silver', words('Silver', 'Argent', '镀银', 'シルバー')],
              ['oxidised', words('Oxidised', 'Oxydé', '做旧', 'いぶし')],
              ['none', words('None', 'Aucun', '无', 'なし')],
            ],
          },
          { code: 'stone', label: words('Stones', 'Pierres', '宝石', '石'), type: 'text' },
        ],
      ],
      ['use', use, [closure('hook', 'button', 'open')]],
    ],
  },
  {
    code: 'home',
    name: 'Home textiles',
    description: 'Bed linen, towels, curtains and cushions.',
    groups: [
      [
        'cloth',
        material,
        [
          pattern,
          number('thread_count', words('Thread count', 'Nombre de fils', '支数', 'スレッドカウント'), 'TC'),
          number('gsm', words('Weight of the cloth', 'Grammage', '克重', '目付'), 'g/m²'),
        ],
      ],
      [
        'use',
        use,
        [
          {
            code: 'reversible',
            label: words('Reversible', 'Réversible', '双面可用', 'リバーシブル'),
            type: 'yesNo',
          },
        ],
      ],
    ],
  },
]

/** The entries of the demo shop, under their codes. */
export const attributeSetEntries = (): (() => Promise<Entry>)[] =>
  sets.map(({ code, name, description, groups }) => async () => ({
    key: code,
    at: '2025-05-02T04:30:00.000Z',
    values: {
      code,
      name,
      description,
      groups: groups.map(([group, label]) => ({ code: group, ...labels(label) })),
      attributes: groups.flatMap(([group, , attributes]) =>
        attributes.map((one) => attributeRow(group, one)),
      ),
      options: groups.flatMap(([, , attributes]) => attributes.flatMap(optionRows)),
    },
  }))

const attributeRow = (group: string, { code, label, type, unit, options }: DemoAttribute): Values => ({
  group,
  code,
  ...labels(label),
  unit: unit ?? null,
  type: options ? 'choice' : (type ?? 'text'),
})

const optionRows = ({ code, options = [] }: DemoAttribute): Values[] =>
  options.map(([option, label]) => ({ attribute: code, code: option, ...labels(label) }))

const labels = ({ en, fr, zh, ja }: Words): Values => ({ label: en, labelFr: fr, labelZh: zh, labelJa: ja })
