import type { Material } from './materials.ts'
import { type Words, words } from './words.ts'

/** The wash-care codes of a material, the most important first. */
export function careOf(material: Material): string[] {
  return codes[kindOf(material)]
}

/** What a description may say about looking after a material. */
export function careWords(material: Material): readonly Words[] {
  return says[kindOf(material)]
}

type Kind = 'leather' | 'metal' | 'straw' | 'silk' | 'wool' | 'knit' | 'linen' | 'warm' | 'cool'

function kindOf({ cloth, made, name }: Material): Kind {
  const has = (...fibres: string[]) => made.some(([fibre]) => fibres.includes(fibre))
  if (has('leather', 'suede')) return 'leather'
  if (has('brass', 'silverMetal', 'acetate')) return 'metal'
  if (has('paper', 'rubber') || name.en === 'Canvas') return 'straw'
  if (has('zari', 'silk')) return 'silk'
  if (cloth === 'wool') return 'wool'
  if (has('wool', 'merino', 'cashmere')) return 'knit'
  if (has('linen')) return 'linen'
  return name.en === 'Terry' || name.en === 'Percale' ? 'warm' : 'cool'
}

const codes: Record<Kind, string[]> = {
  leather: ['do_not_wash', 'wipe_clean', 'do_not_tumble_dry'],
  metal: ['wipe_clean'],
  straw: ['do_not_wash', 'wipe_clean'],
  silk: ['dry_clean', 'do_not_bleach', 'iron_low'],
  wool: ['dry_clean', 'do_not_tumble_dry', 'iron_medium'],
  knit: ['hand_wash', 'dry_flat', 'do_not_bleach'],
  linen: ['wash_30', 'line_dry', 'iron_high', 'do_not_bleach'],
  warm: ['wash_40', 'tumble_low', 'do_not_bleach'],
  cool: ['wash_30', 'line_dry', 'iron_medium', 'do_not_bleach'],
}

const says: Record<Kind, readonly Words[]> = {
  leather: [
    words(
      'Wipe it with a dry cloth and feed it with wax twice a year.',
      'À essuyer avec un chiffon sec et à nourrir de cire deux fois par an.',
      '干布擦拭，每年上蜡两次即可。',
      '乾いた布で拭き、年に二度ワックスを塗ってください。',
    ),
  ],
  metal: [
    words(
      'A soft cloth is all the cleaning it needs.',
      'Un chiffon doux suffit à l’entretien.',
      '柔软布轻拭即可。',
      'お手入れはやわらかい布で拭くだけです。',
    ),
  ],
  straw: [
    words(
      'Sponge off marks with lukewarm water and let it dry in the air.',
      'Les taches s’enlèvent à l’éponge et à l’eau tiède ; laissez sécher à l’air.',
      '污渍以温水海绵擦拭，自然风干。',
      '汚れはぬるま湯を含ませたスポンジで拭き、自然乾燥させてください。',
    ),
  ],
  silk: [
    words(
      'Dry clean, and iron on the wrong side at low heat.',
      'Nettoyage à sec, repassage doux sur l’envers.',
      '建议干洗，反面低温熨烫。',
      'ドライクリーニングし、裏から低温でアイロンをかけてください。',
    ),
  ],
  wool: [
    words(
      'Brush it after wear, and have it cleaned once a season.',
      'Un coup de brosse après chaque sortie, un nettoyage par saison.',
      '穿后轻刷，每季干洗一次。',
      '着たあとはブラシをかけ、クリーニングは季節に一度で十分です。',
    ),
  ],
  knit: [
    words(
      'Wash by hand in lukewarm water and dry flat.',
      'Lavage à la main à l’eau tiède, séchage à plat.',
      '温水手洗，平铺晾干。',
      'ぬるま湯で手洗いし、平干ししてください。',
    ),
    words(
      'Air it overnight instead of washing; wool looks after itself.',
      'Aérez la nuit plutôt que de laver : la laine se soigne seule.',
      '夜间通风即可，羊毛自有净化力。',
      '洗うより一晩風に当ててください。ウールは自ら整います。',
    ),
  ],
  linen: [
    words(
      'Machine wash at 30 degrees and smooth it with your hands while damp.',
      'Lavage en machine à 30 °C ; lissez à la main tant que le lin est humide.',
      '30℃ 机洗，半干时用手抚平。',
      '30℃で洗濯機洗いし、湿っているうちに手で伸ばしてください。',
    ),
  ],
  warm: [
    words(
      'Machine wash at 40 degrees, tumble dry low.',
      'Lavage en machine à 40 °C, séchage doux.',
      '40℃ 机洗，低温烘干。',
      '40℃で洗濯機洗い、低温で乾燥できます。',
    ),
  ],
  cool: [
    words(
      'Machine wash at 30 degrees and hang to dry.',
      'Lavage en machine à 30 °C, séchage suspendu.',
      '30℃ 机洗，悬挂晾干。',
      '30℃で洗濯機洗い、吊り干ししてください。',
    ),
    words(
      'Machine wash cold, dry in the shade.',
      'Lavage à froid en machine, séchage à l’ombre.',
      '冷水机洗，阴干。',
      '水洗いで洗濯機可、陰干ししてください。',
    ),
  ],
}
