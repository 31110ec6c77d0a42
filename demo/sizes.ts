import { z } from 'zod'
import { type Words, words } from './words.ts'

/** One size: its part of a SKU and its label. */
export interface Size {
  code: string
  label: Words
}

/** The ways in which things are sized. */
export const sizeSystemSchema = z.enum([
  'alpha',
  'alphaMen',
  'uk',
  'waist',
  'kids',
  'baby',
  'shoeWomen',
  'shoeMen',
  'shoeKids',
  'bangle',
  'belt',
  'sock',
  'bed',
  'cushion',
  'towel',
  'curtain',
  'table',
  'free',
])

export type SizeSystem = z.infer<typeof sizeSystemSchema>

const same = (...labels: string[]): Size[] =>
  labels.map((label) => ({
    code: label.replace(/[^A-Za-z0-9]/g, ''),
    label: words(label, label, label, label),
  }))

const years = (from: number, to: number): Size => ({
  code: `${from}${to}Y`,
  label: words(`${from}–${to} years`, `${from}–${to} ans`, `${from}–${to} 岁`, `${from}～${to}歳`),
})

const months = (from: number, to: number): Size => ({
  code: `${from}${to}M`,
  label: words(`${from}–${to} months`, `${from}–${to} mois`, `${from}–${to} 个月`, `${from}～${to}か月`),
})

const centimetres = (...labels: string[]): Size[] =>
  labels.map((label) => ({
    code: label.replace('×', 'X'),
    label: words(`${label} cm`, `${label} cm`, `${label} 厘米`, `${label} cm`),
  }))

/** The sizes of each system, in order. Women's numbers are UK/IN, shoes are EU, waists are inches, belts are centimetres. */
export const sizes: Readonly<Record<SizeSystem, readonly Size[]>> = {
  alpha: same('XS', 'S', 'M', 'L', 'XL', 'XXL'),
  alphaMen: same('S', 'M', 'L', 'XL', 'XXL', '3XL'),
  uk: same('6', '8', '10', '12', '14', '16', '18'),
  waist: same('28', '30', '32', '34', '36', '38', '40'),
  kids: [years(2, 3), years(4, 5), years(6, 7), years(8, 9), years(10, 11), years(12, 13)],
  baby: [months(0, 3), months(3, 6), months(6, 9), months(9, 12), months(12, 18)],
  shoeWomen: same('36', '37', '38', '39', '40', '41'),
  shoeMen: same('40', '41', '42', '43', '44', '45'),
  shoeKids: same('26', '27', '28', '29', '30', '31', '32', '33'),
  bangle: same('2.4', '2.6', '2.8'),
  belt: same('80', '85', '90', '95', '100', '105'),
  sock: same('35-38', '39-42', '43-46'),
  bed: [
    { code: 'SGL', label: words('Single', 'Une place', '单人', 'シングル') },
    { code: 'DBL', label: words('Double', 'Deux places', '双人', 'ダブル') },
    { code: 'QUN', label: words('Queen', 'Queen', '大号双人', 'クイーン') },
    { code: 'KNG', label: words('King', 'King', '特大双人', 'キング') },
  ],
  cushion: centimetres('30×50', '40×40', '45×45', '60×60'),
  towel: [
    { code: 'HND', label: words('Hand towel', 'Serviette invité', '方巾', 'ハンドタオル') },
    { code: 'BTH', label: words('Bath towel', 'Serviette de bain', '浴巾', 'バスタオル') },
    { code: 'SHT', label: words('Bath sheet', 'Drap de bain', '大浴巾', '大判バスタオル') },
  ],
  curtain: centimetres('120×150', '120×210', '120×270'),
  table: centimetres('35×140', '35×180', '40×220'),
  free: [{ code: 'OS', label: words('One size', 'Taille unique', '均码', 'フリーサイズ') }],
}
