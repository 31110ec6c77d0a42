import { type Words, words } from './words.ts'

/** A colour in which things are sold: its part of a SKU, its name, its sample and its family for filters. */
export interface Colour {
  code: string
  name: Words
  hex: string
  family:
    | 'white'
    | 'black'
    | 'grey'
    | 'brown'
    | 'beige'
    | 'red'
    | 'pink'
    | 'orange'
    | 'yellow'
    | 'green'
    | 'blue'
    | 'purple'
    | 'metal'
}

const colour = (code: string, hex: string, family: Colour['family'], name: Words): Colour => ({
  code,
  hex,
  family,
  name,
})

/** Every colour of the shop. */
export const colours: readonly Colour[] = [
  colour('IVR', '#f3eee2', 'white', words('Ivory', 'Ivoire', '象牙白', 'アイボリー')),
  colour('WHT', '#f6f5f2', 'white', words('White', 'Blanc', '白色', 'ホワイト')),
  colour('ECR', '#e6dccb', 'beige', words('Ecru', 'Écru', '米白', 'エクリュ')),
  colour('SND', '#d3c1a3', 'beige', words('Sand', 'Sable', '沙色', 'サンド')),
  colour('CML', '#b98f63', 'brown', words('Camel', 'Camel', '驼色', 'キャメル')),
  colour('TAN', '#a9764a', 'brown', words('Tan', 'Fauve', '棕褐', 'タン')),
  colour('CHO', '#57382a', 'brown', words('Chocolate', 'Chocolat', '巧克力色', 'チョコレート')),
  colour('TER', '#b5573c', 'orange', words('Terracotta', 'Terre cuite', '赤陶色', 'テラコッタ')),
  colour('RUS', '#99462d', 'orange', words('Rust', 'Rouille', '铁锈红', 'ラスト')),
  colour('MAR', '#d99a2b', 'yellow', words('Marigold', 'Souci', '万寿菊黄', 'マリーゴールド')),
  colour('MUS', '#c2963b', 'yellow', words('Mustard', 'Moutarde', '芥末黄', 'マスタード')),
  colour('LEM', '#ecdc8b', 'yellow', words('Lemon', 'Citron', '柠檬黄', 'レモン')),
  colour('PEA', '#efb99c', 'orange', words('Peach', 'Pêche', '蜜桃色', 'ピーチ')),
  colour('CRL', '#dd7261', 'orange', words('Coral', 'Corail', '珊瑚色', 'コーラル')),
  colour('RED', '#b32d34', 'red', words('Poppy Red', 'Rouge coquelicot', '虞美人红', 'ポピーレッド')),
  colour('MRN', '#6b1f2e', 'red', words('Maroon', 'Bordeaux', '酒红', 'マルーン')),
  colour('RAN', '#a71f52', 'pink', words('Rani Pink', 'Rose rani', '拉尼粉', 'ラニピンク')),
  colour('BLU', '#e3b8b4', 'pink', words('Blush', 'Rose poudré', '淡粉', 'ブラッシュ')),
  colour('ROS', '#c06f7d', 'pink', words('Old Rose', 'Vieux rose', '玫瑰灰粉', 'オールドローズ')),
  colour('LAV', '#b3a5cf', 'purple', words('Lavender', 'Lavande', '薰衣草紫', 'ラベンダー')),
  colour('AUB', '#4b2a4a', 'purple', words('Aubergine', 'Aubergine', '茄紫', 'オーベルジーヌ')),
  colour('IND', '#2f4570', 'blue', words('Indigo', 'Indigo', '靛蓝', 'インディゴ')),
  colour('NVY', '#24304a', 'blue', words('Navy', 'Bleu marine', '藏青', 'ネイビー')),
  colour('SKY', '#a9c4dc', 'blue', words('Sky Blue', 'Bleu ciel', '天蓝', 'スカイブルー')),
  colour('RYL', '#2a4fa0', 'blue', words('Royal Blue', 'Bleu roi', '宝蓝', 'ロイヤルブルー')),
  colour('TEA', '#1f6165', 'green', words('Teal', 'Bleu canard', '凫蓝', 'ティール')),
  colour('BOT', '#1f4f3d', 'green', words('Bottle Green', 'Vert bouteille', '瓶绿', 'ボトルグリーン')),
  colour('EMR', '#1f7a57', 'green', words('Emerald', 'Émeraude', '祖母绿', 'エメラルド')),
  colour('SAG', '#a3b59c', 'green', words('Sage', 'Vert sauge', '鼠尾草绿', 'セージ')),
  colour('OLV', '#646a45', 'green', words('Olive', 'Vert olive', '橄榄绿', 'オリーブ')),
  colour('MNT', '#bfdccd', 'green', words('Mint', 'Menthe', '薄荷绿', 'ミント')),
  colour('GRY', '#9aa0a6', 'grey', words('Grey Melange', 'Gris chiné', '麻灰', '杢グレー')),
  colour('CHR', '#44474d', 'grey', words('Charcoal', 'Anthracite', '炭灰', 'チャコール')),
  colour('BLK', '#1e1f22', 'black', words('Black', 'Noir', '黑色', 'ブラック')),
  colour('LWD', '#7f9fc4', 'blue', words('Light Wash', 'Délavé clair', '浅水洗', 'ライトウォッシュ')),
  colour('MWD', '#4a6c9b', 'blue', words('Mid Wash', 'Délavé moyen', '中水洗', 'ミッドウォッシュ')),
  colour('DWD', '#2c3f66', 'blue', words('Dark Rinse', 'Brut foncé', '深色原洗', 'ダークリンス')),
  colour('GLD', '#d0a549', 'metal', words('Gold', 'Doré', '金色', 'ゴールド')),
  colour('SLV', '#c5c8ce', 'metal', words('Silver', 'Argenté', '银色', 'シルバー')),
  colour('RGD', '#cf9c86', 'metal', words('Rose Gold', 'Or rose', '玫瑰金', 'ローズゴールド')),
]

const byCode = new Map(colours.map((entry) => [entry.code, entry]))

/** The colour with that code. */
export function colourOf(code: string): Colour {
  const found = byCode.get(code)
  if (!found)
    throw new Error(`The colour code "${code}" is unknown. Expected one of colours.ts. Add it there.`)
  return found
}
