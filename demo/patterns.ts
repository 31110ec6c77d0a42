import type { Pattern } from './garment/look.ts'
import { type Words, words } from './words.ts'

/** How a pattern is called in a product's name, and a sentence about it. Plain cloth has neither. */
export interface PatternWords {
  name: Words
  says: readonly [Words, Words]
}

/** The words of the patterns. */
export const patterns: Partial<Record<Pattern, PatternWords>> = {
  stripe: {
    name: words('Striped', 'à rayures', '条纹', 'ストライプ'),
    says: [
      words(
        'Yarn-dyed stripes run cleanly across every seam.',
        'Les rayures tissées-teintes se suivent d’une couture à l’autre.',
        '色织条纹，接缝处对齐整洁。',
        '先染めのストライプは、縫い目でもきれいにつながります。',
      ),
      words(
        'The stripe is woven, not printed, and looks the same on both sides.',
        'La rayure est tissée et non imprimée : elle est la même sur les deux faces.',
        '条纹为织造而非印制，正反一致。',
        'プリントではなく織りのストライプで、裏表とも同じ表情です。',
      ),
    ],
  },
  breton: {
    name: words('Breton', 'à rayures marinières', '海军条纹', 'ボーダー'),
    says: [
      words(
        'The even stripes are a quiet greeting to the sea.',
        'Ses rayures régulières sont un discret salut à la mer.',
        '均匀的横条，致敬大海。',
        '等間隔のボーダーに、海への想いを込めました。',
      ),
      words(
        'The stripes meet at the side seams, as they should.',
        'Les rayures se raccordent aux coutures de côté, comme il se doit.',
        '侧缝处条纹精准对齐。',
        '脇の縫い目でボーダーがぴたりと合います。',
      ),
    ],
  },
  check: {
    name: words('Checked', 'à carreaux', '格纹', 'チェック'),
    says: [
      words(
        'Small checks keep the look fresh and friendly.',
        'De petits carreaux donnent une allure fraîche et amicale.',
        '小格纹清新亲切。',
        '小さなチェックが、さわやかで親しみやすい印象です。',
      ),
      words(
        'The check is matched by hand at the front.',
        'Les carreaux sont raccordés à la main sur le devant.',
        '前襟格纹经手工对花。',
        '前身頃のチェックは手作業で柄合わせしています。',
      ),
    ],
  },
  tartan: {
    name: words('Tartan', 'à carreaux tartan', '苏格兰格纹', 'タータン'),
    says: [
      words(
        'The tartan was drawn for this season and belongs to no clan.',
        'Ce tartan, dessiné pour la saison, n’appartient à aucun clan.',
        '本季原创格纹，不属于任何氏族。',
        'どのクランにも属さない、今シーズンのための柄です。',
      ),
      words(
        'Deep lines cross in a tartan that warms up any grey day.',
        'Des lignes profondes se croisent en un tartan qui réchauffe les jours gris.',
        '浓郁线条交织成格，点亮阴天。',
        '深みのある線が交わり、曇りの日も温かく見せます。',
      ),
    ],
  },
  dot: {
    name: words('Polka-Dot', 'à pois', '波点', 'ドット柄'),
    says: [
      words(
        'The dots are scattered evenly and never feel busy.',
        'Les pois, bien répartis, restent toujours légers.',
        '波点分布均匀，不显繁杂。',
        'ドットは均等に並び、にぎやかになりすぎません。',
      ),
      words(
        'Small dots give a lively rhythm to a simple shape.',
        'De petits pois rythment joyeusement une forme simple.',
        '小巧波点为简约廓形注入活力。',
        '小さなドットが、シンプルな形に軽快なリズムを添えます。',
      ),
    ],
  },
  floral: {
    name: words('Floral', 'à fleurs', '碎花', '花柄'),
    says: [
      words(
        'The small flowers were painted in our studio before they were printed.',
        'Les petites fleurs ont été peintes dans notre atelier avant d’être imprimées.',
        '小花图案先由工作室手绘，再行印制。',
        '小花はアトリエで描いた原画をプリントしています。',
      ),
      words(
        'Scattered blossoms bring a garden mood without sweetness.',
        'Un semis de fleurs évoque le jardin, sans mièvrerie.',
        '散落的小花带来花园气息，却不甜腻。',
        '散りばめた花が、甘くなりすぎず庭の空気を運びます。',
      ),
    ],
  },
  botanical: {
    name: words('Botanical-Print', 'à imprimé botanique', '植物印花', 'ボタニカル柄'),
    says: [
      words(
        'Large leaves and blossoms are placed so that no two pieces are quite alike.',
        'Grandes feuilles et fleurs sont placées de sorte qu’aucune pièce ne ressemble tout à fait à une autre.',
        '大幅叶片与花朵错落排布，件件略有不同。',
        '大きな葉と花の配置は、一点ごとに少しずつ異なります。',
      ),
      words(
        'The print recalls old botanical plates, in present-day colours.',
        'L’imprimé rappelle les anciennes planches botaniques, aux couleurs d’aujourd’hui.',
        '印花灵感源自古老植物图谱，配以当代色彩。',
        '古い植物図譜を思わせる柄を、今の色で仕上げました。',
      ),
    ],
  },
  'block print': {
    name: words('Block-Print', 'à impression au bloc', '木版印花', 'ブロックプリント'),
    says: [
      words(
        'Each motif is stamped by hand with a carved teak block.',
        'Chaque motif est imprimé à la main avec un bloc de teck sculpté.',
        '每个图案均以柚木雕版手工压印。',
        '一つひとつの柄を、彫ったチークの版で手押ししています。',
      ),
      words(
        'The hand-blocked booti is slightly irregular, as handwork is.',
        'Le booti imprimé à la main est légèrement irrégulier, comme tout travail manuel.',
        '手工压印的花点略有不齐，正是手作之美。',
        '手押しの小花柄は、手仕事ならではのわずかなゆらぎがあります。',
      ),
    ],
  },
  ikat: {
    name: words('Ikat', 'à motif ikat', '伊卡特', 'イカット'),
    says: [
      words(
        'The yarn is resist-dyed before weaving, which softens every outline.',
        'Le fil est teint à réserves avant le tissage, ce qui adoucit chaque contour.',
        '先扎染纱线再织造，图案边缘柔和。',
        '糸を先に絞り染めして織るため、柄の輪郭がやわらかくにじみます。',
      ),
      words(
        'The ikat figure goes back to weavers of Telangana.',
        'Le motif ikat vient des tisserands du Telangana.',
        '伊卡特纹样源自特伦甘纳的织工。',
        'テランガーナの織り手に伝わるイカット柄です。',
      ),
    ],
  },
  bandhani: {
    name: words('Bandhani', 'à motif bandhani', '班达尼扎染', 'バンダニ'),
    says: [
      words(
        'Thousands of tiny knots are tied before dyeing to leave these dots.',
        'Des milliers de petits nœuds, liés avant la teinture, laissent ces points.',
        '染色前打下数千个小结，方成点点花纹。',
        '染める前に無数の小さな結び目を作り、この点々を残します。',
      ),
      words(
        'The tie-dyed rings come from Kutch, where families pass the craft on.',
        'Ces anneaux noués viennent du Kutch, où le métier se transmet en famille.',
        '环形扎染来自卡奇，技艺代代相传。',
        '絞りの輪はカッチ地方で家族に受け継がれる技です。',
      ),
    ],
  },
  houndstooth: {
    name: words('Houndstooth', 'pied-de-poule', '千鸟格', '千鳥格子'),
    says: [
      words(
        'The houndstooth is woven small, so it reads as texture from afar.',
        'Le pied-de-poule, tissé fin, se lit de loin comme une texture.',
        '细密千鸟格，远看如肌理。',
        '細かな千鳥格子は、遠目には質感のように見えます。',
      ),
      words(
        'A classic houndstooth sharpens the simplest outfit.',
        'Un pied-de-poule classique relève la tenue la plus simple.',
        '经典千鸟格，让简约搭配更显利落。',
        '定番の千鳥格子が、シンプルな装いを引き締めます。',
      ),
    ],
  },
  embroidered: {
    name: words('Embroidered', 'à broderies', '刺绣', '刺しゅう'),
    says: [
      words(
        'The embroidery follows the neckline and is finished by hand.',
        'La broderie suit l’encolure et est terminée à la main.',
        '刺绣沿领口蜿蜒，手工收尾。',
        '衿もとに沿った刺しゅうは、手作業で仕上げています。',
      ),
      words(
        'Metallic thread picks out leaves and small butas.',
        'Un fil métallisé dessine feuilles et petits butas.',
        '金属丝线绣出叶片与小花饰。',
        '金属糸で葉と小さなブータを刺しています。',
      ),
    ],
  },
}
