import type { Cloth } from './garment/look.ts'
import { type Words, words } from './words.ts'

/** A fibre or stuff, for the composition label. */
export type Fibre = keyof typeof fibres

/** The names on a composition label. */
export const fibres = {
  cotton: words('Cotton', 'Coton', '棉', '綿'),
  organicCotton: words('Organic cotton', 'Coton biologique', '有机棉', 'オーガニックコットン'),
  linen: words('Linen', 'Lin', '亚麻', '麻（リネン）'),
  silk: words('Silk', 'Soie', '桑蚕丝', '絹'),
  wool: words('Wool', 'Laine', '羊毛', '毛'),
  merino: words('Merino wool', 'Laine mérinos', '美利奴羊毛', 'メリノウール'),
  cashmere: words('Cashmere', 'Cachemire', '山羊绒', 'カシミヤ'),
  viscose: words('Viscose', 'Viscose', '粘胶纤维', 'レーヨン'),
  modal: words('Modal', 'Modal', '莫代尔', 'モダール'),
  lyocell: words('Lyocell', 'Lyocell', '莱赛尔', 'リヨセル'),
  polyester: words('Polyester', 'Polyester', '聚酯纤维', 'ポリエステル'),
  recycledPolyester: words(
    'Recycled polyester',
    'Polyester recyclé',
    '再生聚酯纤维',
    'リサイクルポリエステル',
  ),
  nylon: words('Nylon', 'Polyamide', '锦纶', 'ナイロン'),
  elastane: words('Elastane', 'Élasthanne', '氨纶', 'ポリウレタン'),
  zari: words('Metallic yarn', 'Fil métallisé', '金属线', '金属糸'),
  leather: words('Leather', 'Cuir', '牛皮', '牛革'),
  suede: words('Suede', 'Cuir velours', '绒面革', 'スエード'),
  rubber: words('Rubber', 'Caoutchouc', '橡胶', 'ゴム'),
  paper: words('Paper straw', 'Paille de papier', '纸草', 'ペーパーストロー'),
  acetate: words('Acetate', 'Acétate', '醋酸纤维', 'アセテート'),
  brass: words('Brass', 'Laiton', '黄铜', '真鍮'),
  silverMetal: words('Sterling silver', 'Argent 925', '925 银', 'シルバー925'),
} as const

/** A cloth as it is sold: how it is called in a name, what it is made of, and two sentences about it. */
export interface Material {
  cloth: Cloth
  /** In front of the noun in English, Chinese and Japanese; after it in French. Empty where the noun says it already. */
  name: Words
  made: readonly (readonly [Fibre, number])[]
  /** Multiplies the price of a line. */
  price: number
  says: readonly [Words, Words]
}

const nothing = words('', '', '', '')

/** Every material of the shop. */
export const materials = {
  cotton: {
    cloth: 'cotton',
    name: words('Cotton', 'en coton', '棉质', 'コットン'),
    made: [['cotton', 100]],
    price: 1,
    says: [
      words(
        'The cotton is tightly woven, soft from the first wear and easy to look after.',
        'Le coton, tissé serré, est doux dès le premier jour et facile à entretenir.',
        '面料采用紧密织造的纯棉，初穿即柔软，打理轻松。',
        '目の詰まったコットンは着始めからやわらかく、お手入れも簡単です。',
      ),
      words(
        'Pure cotton lets the skin breathe and grows softer with every wash.',
        'Le pur coton laisse respirer la peau et s’assouplit à chaque lavage.',
        '纯棉透气亲肤，越洗越柔软。',
        '通気性のよい綿100%で、洗うたびに風合いが増します。',
      ),
    ],
  },
  organic: {
    cloth: 'cotton',
    name: words('Organic Cotton', 'en coton biologique', '有机棉', 'オーガニックコットン'),
    made: [['organicCotton', 100]],
    price: 1.12,
    says: [
      words(
        'The organic cotton is grown without synthetic pesticides and feels clean and light.',
        'Le coton biologique, cultivé sans pesticides de synthèse, est frais et léger au toucher.',
        '有机棉种植全程不使用合成农药，触感清爽轻盈。',
        '合成農薬を使わずに育てたオーガニックコットンは、さらりと軽い肌ざわりです。',
      ),
      words(
        'We chose organic cotton with a long staple, so that the surface stays smooth.',
        'Nous avons choisi un coton biologique à fibres longues, qui garde une surface lisse.',
        '选用长绒有机棉，表面持久平滑。',
        '繊維の長いオーガニックコットンを選び、なめらかな表面が長く続きます。',
      ),
    ],
  },
  poplin: {
    cloth: 'cotton',
    name: words('Cotton Poplin', 'en popeline de coton', '府绸棉', 'コットンポプリン'),
    made: [
      ['cotton', 97],
      ['elastane', 3],
    ],
    price: 1.08,
    says: [
      words(
        'Crisp poplin with a touch of stretch keeps its shape from morning to evening.',
        'La popeline nette, légèrement extensible, garde sa tenue du matin au soir.',
        '挺括的府绸加入少许弹力，从早到晚保持廓形。',
        'ほどよく伸びるハリのあるポプリンが、朝から夜まで形を保ちます。',
      ),
      words(
        'The poplin is smooth and cool, and needs little ironing.',
        'La popeline est lisse, fraîche et demande peu de repassage.',
        '府绸平滑凉爽，几乎无需熨烫。',
        'なめらかで涼しいポプリンは、アイロンの手間もわずかです。',
      ),
    ],
  },
  voile: {
    cloth: 'cotton',
    name: words('Cotton Voile', 'en voile de coton', '棉巴厘纱', 'コットンボイル'),
    made: [['cotton', 100]],
    price: 1.05,
    says: [
      words(
        'Airy cotton voile moves with the slightest breeze and stays cool in the heat.',
        'Le voile de coton, aérien, ondule à la moindre brise et reste frais par forte chaleur.',
        '轻薄的棉巴厘纱随风而动，炎热天气也清凉。',
        '軽やかなコットンボイルは風をはらみ、暑い日も涼しく着られます。',
      ),
      words(
        'The fine voile is lightly lined where it matters.',
        'Ce voile fin est discrètement doublé là où il le faut.',
        '细薄面料在关键部位加有轻薄里衬。',
        '透けやすい部分には薄い裏地を付けています。',
      ),
    ],
  },
  linen: {
    cloth: 'linen',
    name: words('Linen', 'en lin', '亚麻', 'リネン'),
    made: [['linen', 100]],
    price: 1.35,
    says: [
      words(
        'Pure linen is washed for a soft, slightly crumpled look that needs no apology.',
        'Le pur lin est lavé pour un tombé souple et un léger froissé pleinement assumé.',
        '纯亚麻经水洗处理，柔软自然，微皱更显随性。',
        '洗いをかけたリネン100%の、こなれたシワ感もそのまま魅力になります。',
      ),
      words(
        'The linen is woven from long European flax and keeps you cool on the warmest days.',
        'Ce lin, tissé à partir de longues fibres européennes, garde au frais les jours les plus chauds.',
        '采用欧洲长纤亚麻织造，酷暑也能保持清凉。',
        'ヨーロッパ産の長い亜麻繊維を使い、真夏日も涼しく過ごせます。',
      ),
    ],
  },
  linenCotton: {
    cloth: 'linen',
    name: words('Linen-Cotton', 'en lin et coton', '棉麻', 'リネンコットン'),
    made: [
      ['linen', 55],
      ['cotton', 45],
    ],
    price: 1.15,
    says: [
      words(
        'The blend joins the coolness of linen with the softness of cotton.',
        'Le mélange réunit la fraîcheur du lin et la douceur du coton.',
        '亚麻的清凉与棉的柔软兼而有之。',
        'リネンの涼しさとコットンのやわらかさを合わせた生地です。',
      ),
      words(
        'A little cotton in the linen keeps creases in check.',
        'Un peu de coton dans le lin limite les plis.',
        '亚麻中加入棉，减少褶皱。',
        'リネンにコットンを加えて、シワを抑えました。',
      ),
    ],
  },
  viscose: {
    cloth: 'silk',
    name: words('Viscose', 'en viscose', '粘胶', 'レーヨン'),
    made: [['viscose', 100]],
    price: 1,
    says: [
      words(
        'Fluid viscose falls close to the body without clinging.',
        'La viscose fluide épouse la silhouette sans coller.',
        '垂顺的粘胶面料贴合身形而不紧绷。',
        '落ち感のあるレーヨンが、体に沿いながらもまとわりつきません。',
      ),
      words(
        'The viscose has a soft drape and a quiet sheen.',
        'La viscose offre un tombé souple et un éclat discret.',
        '面料垂坠柔和，光泽低调。',
        'やわらかなドレープと控えめな光沢のあるレーヨンです。',
      ),
    ],
  },
  lyocell: {
    cloth: 'silk',
    name: words('Lyocell', 'en lyocell', '莱赛尔', 'リヨセル'),
    made: [
      ['lyocell', 85],
      ['linen', 15],
    ],
    price: 1.15,
    says: [
      words(
        'Lyocell from managed forests feels silky and dries quickly.',
        'Le lyocell, issu de forêts gérées, est soyeux et sèche vite.',
        '莱赛尔源自可持续管理的森林，手感丝滑，快干。',
        '管理された森林から生まれるリヨセルは、なめらかで乾きやすい素材です。',
      ),
      words(
        'A little linen gives the smooth lyocell some structure.',
        'Une touche de lin donne du corps au lyocell, si lisse.',
        '少许亚麻为柔滑的莱赛尔增添骨感。',
        'なめらかなリヨセルにリネンを加え、ほどよいハリを出しました。',
      ),
    ],
  },
  silk: {
    cloth: 'silk',
    name: words('Silk', 'en soie', '真丝', 'シルク'),
    made: [['silk', 100]],
    price: 2.3,
    says: [
      words(
        'Pure mulberry silk brings a deep colour and a light, cool touch.',
        'La pure soie de mûrier apporte une couleur profonde et un toucher frais et léger.',
        '纯桑蚕丝色泽浓郁，触感轻盈凉滑。',
        '桑蚕の絹100%ならではの深い発色と、軽くひんやりした肌ざわりです。',
      ),
      words(
        'The silk is woven on a fine satin ground that catches the light.',
        'La soie est tissée sur un fin fond satiné qui accroche la lumière.',
        '细密缎纹真丝，光影流转。',
        '細やかな朱子織りのシルクが、光を受けて上品に輝きます。',
      ),
    ],
  },
  crepe: {
    cloth: 'silk',
    name: words('Crepe', 'en crêpe', '绉纱', 'クレープ'),
    made: [
      ['polyester', 96],
      ['elastane', 4],
    ],
    price: 1.05,
    says: [
      words(
        'Matt crepe with a little stretch resists creases all day.',
        'Le crêpe mat, légèrement extensible, résiste aux plis toute la journée.',
        '哑光绉纱略带弹力，全天不易起皱。',
        'ややストレッチの効いたマットなクレープは、一日中シワになりにくい生地です。',
      ),
      words(
        'The crepe has a dry touch and a clean fall.',
        'Le crêpe a un toucher sec et un tombé net.',
        '绉纱手感干爽，垂坠利落。',
        'さらりとした手ざわりで、すっきりと落ちるクレープ生地です。',
      ),
    ],
  },
  georgette: {
    cloth: 'silk',
    name: words('Georgette', 'en georgette', '乔其纱', 'ジョーゼット'),
    made: [['recycledPolyester', 100]],
    price: 1.1,
    says: [
      words(
        'The georgette is made of recycled yarn, sheer and feather-light over a soft lining.',
        'La georgette en fil recyclé, transparente et légère comme une plume, repose sur une doublure douce.',
        '再生纱线织成的乔其纱轻薄如羽，内衬柔软。',
        'リサイクル糸のジョーゼットは羽のように軽く、やわらかな裏地付きです。',
      ),
      words(
        'Light georgette gives the hem its swing.',
        'La georgette légère donne tout son mouvement à l’ourlet.',
        '轻盈的乔其纱让裙摆灵动飘逸。',
        '軽いジョーゼットが裾に美しい揺れを生みます。',
      ),
    ],
  },
  banarasi: {
    cloth: 'silk',
    name: words('Banarasi Silk', 'en soie de Bénarès', '瓦拉纳西真丝', 'バナラシシルク'),
    made: [
      ['silk', 88],
      ['zari', 12],
    ],
    price: 3.4,
    says: [
      words(
        'The silk is handwoven in the Banarasi manner, with metallic zari in the border.',
        'La soie est tissée à la main à la façon de Bénarès, avec un zari métallisé dans la bordure.',
        '真丝采用瓦拉纳西手工织法，镶边织入金属丝线。',
        '縁にザリ（金属糸）を織り込んだ、バナラシの手織りシルクです。',
      ),
      words(
        'Each length takes several days on a handloom, and small irregularities prove it.',
        'Chaque longueur demande plusieurs jours de métier à main, et de légères irrégularités en témoignent.',
        '每一匹都需手工织机数日方成，细微的不规则正是手作印记。',
        '一反を手織り機で数日かけて織るため、わずかなムラも手仕事の証です。',
      ),
    ],
  },
  chanderi: {
    cloth: 'silk',
    name: words('Chanderi', 'en chanderi', '昌德里', 'チャンデリ'),
    made: [
      ['silk', 50],
      ['cotton', 50],
    ],
    price: 1.9,
    says: [
      words(
        'Chanderi, half silk and half cotton, is crisp, translucent and very light.',
        'Le chanderi, moitié soie moitié coton, est craquant, translucide et très léger.',
        '昌德里由丝与棉各半织成，轻透挺爽。',
        '絹と綿を半々に織ったチャンデリは、ハリと透け感のある軽い生地です。',
      ),
      words(
        'The fine chanderi shimmers quietly by day and glows by lamplight.',
        'Le fin chanderi chatoie discrètement le jour et s’illumine sous les lampes.',
        '细薄的昌德里白日微光流动，灯下熠熠生辉。',
        '繊細なチャンデリは昼は静かにきらめき、灯りの下で輝きます。',
      ),
    ],
  },
  mul: {
    cloth: 'cotton',
    name: words('Mulmul', 'en mulmul', '穆尔穆尔细棉', 'ムルムルコットン'),
    made: [['cotton', 100]],
    price: 1.1,
    says: [
      words(
        'Mulmul is the finest of Indian cottons, soft as a well-loved handkerchief.',
        'Le mulmul est le plus fin des cotons indiens, doux comme un mouchoir longtemps porté.',
        '穆尔穆尔是印度最细的棉布，柔软如用久的手帕。',
        'インド綿の中でも最も細いムルムルは、使い込んだハンカチのようなやわらかさです。',
      ),
      words(
        'The mulmul was washed several times before sewing, so it will not shrink.',
        'Le mulmul a été lavé plusieurs fois avant la confection et ne rétrécira pas.',
        '面料在缝制前经过多次水洗，不易缩水。',
        '縫製前に何度も水を通しているので、縮みにくくなっています。',
      ),
    ],
  },
  khadi: {
    cloth: 'linen',
    name: words('Khadi', 'en khadi', '卡迪手纺棉', 'カディ'),
    made: [['cotton', 100]],
    price: 1.25,
    says: [
      words(
        'Khadi is spun and woven by hand, which gives the cloth its lively surface.',
        'Le khadi est filé et tissé à la main, d’où sa surface vivante.',
        '卡迪棉手纺手织，布面富有生气。',
        '手紡ぎ・手織りのカディならではの、表情豊かな生地です。',
      ),
      words(
        'The handspun yarn is warm on cool mornings and cool at noon.',
        'Le fil filé main tient chaud le matin et reste frais à midi.',
        '手纺纱线清晨保暖，正午凉爽。',
        '手紡ぎの糸は、朝は暖かく昼は涼しく感じられます。',
      ),
    ],
  },
  denim: {
    cloth: 'denim',
    name: nothing,
    made: [
      ['cotton', 99],
      ['elastane', 1],
    ],
    price: 1.1,
    says: [
      words(
        'The denim is sturdy, with just enough stretch to be comfortable at once.',
        'Le denim est robuste, avec juste assez d’élasticité pour être confortable d’emblée.',
        '牛仔布厚实耐穿，略带弹力，初穿即舒适。',
        'しっかりしたデニムに少しだけストレッチを加え、はき始めから快適です。',
      ),
      words(
        'The denim was washed with ozone instead of chemicals, which saves a good deal of water.',
        'Le denim a été délavé à l’ozone plutôt qu’aux produits chimiques, ce qui économise beaucoup d’eau.',
        '采用臭氧而非化学剂水洗，大幅节约用水。',
        '薬品の代わりにオゾンで加工し、水の使用量を大きく減らしました。',
      ),
    ],
  },
  twill: {
    cloth: 'cotton',
    name: words('Cotton Twill', 'en sergé de coton', '斜纹棉', 'コットンツイル'),
    made: [
      ['cotton', 98],
      ['elastane', 2],
    ],
    price: 1.08,
    says: [
      words(
        'Garment-dyed twill has a soft hand and a colour that ages gracefully.',
        'Le sergé teint en pièce est doux et sa couleur se patine avec grâce.',
        '成衣染色的斜纹布手感柔软，颜色越穿越有味道。',
        '製品染めのツイルはやわらかく、色も味わい深く育ちます。',
      ),
      words(
        'The twill is brushed inside and gives a little when you sit.',
        'Le sergé est gratté à l’intérieur et s’étire légèrement en position assise.',
        '内里磨毛，坐下时略有弹性，舒适自在。',
        '裏面を起毛したツイルは、座ったときも少し伸びて快適です。',
      ),
    ],
  },
  canvas: {
    cloth: 'canvas',
    name: words('Canvas', 'en toile', '帆布', 'キャンバス'),
    made: [['cotton', 100]],
    price: 1,
    says: [
      words(
        'Heavy cotton canvas carries weight and takes knocks without complaint.',
        'L’épaisse toile de coton supporte le poids et les chocs sans broncher.',
        '厚实的棉帆布，承重耐磨。',
        '厚手のコットンキャンバスは、重さにも擦れにも強い素材です。',
      ),
      words(
        'The canvas softens with use and can be sponged clean.',
        'La toile s’assouplit à l’usage et se nettoie à l’éponge.',
        '帆布越用越软，可用湿布擦拭清洁。',
        '使うほどになじみ、汚れは水拭きで落とせます。',
      ),
    ],
  },
  jersey: {
    cloth: 'jersey',
    name: words('Jersey', 'en jersey', '针织', 'ジャージー'),
    made: [
      ['cotton', 95],
      ['elastane', 5],
    ],
    price: 0.92,
    says: [
      words(
        'The mid-weight jersey is pre-washed, so it keeps its size.',
        'Le jersey de poids moyen est prélavé et garde sa taille.',
        '中等厚度针织布经过预洗，不易变形。',
        '中肉のジャージーはあらかじめ洗ってあり、サイズが変わりにくくなっています。',
      ),
      words(
        'Combed cotton jersey feels smooth on the skin and springs back into shape.',
        'Le jersey de coton peigné est lisse sur la peau et reprend sa forme.',
        '精梳棉针织布亲肤平滑，回弹性好。',
        'コーマ綿のジャージーはなめらかで、形も戻りやすい生地です。',
      ),
    ],
  },
  pique: {
    cloth: 'jersey',
    name: words('Piqué', 'en piqué', '珠地棉', '鹿の子'),
    made: [['cotton', 100]],
    price: 1.05,
    says: [
      words(
        'The piqué knit is open enough to stay cool and firm enough to look neat.',
        'La maille piquée est assez aérée pour rester fraîche et assez ferme pour rester nette.',
        '珠地网眼透气凉爽，又不失挺括。',
        '鹿の子編みは風を通しつつ、きちんとした印象を保ちます。',
      ),
      words(
        'Combed piqué keeps the collar flat wash after wash.',
        'Le piqué peigné garde un col bien plat, lavage après lavage.',
        '精梳珠地面料，多次洗涤后领型依旧平整。',
        'コーマ糸の鹿の子で、洗濯を重ねても衿がきれいに保てます。',
      ),
    ],
  },
  fleece: {
    cloth: 'jersey',
    name: words('Fleece-Back', 'en molleton', '抓绒', '裏起毛'),
    made: [
      ['organicCotton', 80],
      ['recycledPolyester', 20],
    ],
    price: 1.1,
    says: [
      words(
        'The loopback outside is smooth, the inside brushed and warm.',
        'L’extérieur est lisse, l’intérieur gratté et chaud.',
        '外层平滑，内里抓绒保暖。',
        '表はなめらか、裏は起毛であたたかな生地です。',
      ),
      words(
        'Heavy fleece holds the hood and the ribs in shape.',
        'Le molleton épais maintient la capuche et les bords-côtes.',
        '厚实抓绒让帽型与罗纹保持立体。',
        '厚手の裏起毛が、フードとリブの形をしっかり保ちます。',
      ),
    ],
  },
  modal: {
    cloth: 'jersey',
    name: words('Modal', 'en modal', '莫代尔', 'モダール'),
    made: [
      ['modal', 94],
      ['elastane', 6],
    ],
    price: 1.05,
    says: [
      words(
        'Modal is cool, very soft and does not lose its stretch.',
        'Le modal est frais, très doux et ne se détend pas.',
        '莫代尔凉爽柔软，弹力持久。',
        'モダールはひんやりとやわらかく、伸縮性が長続きします。',
      ),
      words(
        'The fine modal knit is quiet under clothes and gentle at night.',
        'La fine maille modal se fait oublier sous les vêtements et reste douce la nuit.',
        '细腻的莫代尔针织，内搭无痕，睡眠舒适。',
        '細やかなモダールニットは重ね着にも響かず、夜もやさしい着心地です。',
      ),
    ],
  },
  merino: {
    cloth: 'knit',
    name: words('Merino', 'en mérinos', '美利奴羊毛', 'メリノウール'),
    made: [['merino', 100]],
    price: 1.75,
    says: [
      words(
        'Fine merino keeps you warm without bulk and does not scratch.',
        'Le fin mérinos tient chaud sans épaisseur et ne gratte pas.',
        '细支美利奴羊毛，轻薄保暖，不扎肤。',
        '細番手のメリノはかさばらず暖かく、チクチクしません。',
      ),
      words(
        'The merino yarn is spun tightly, so it hardly pills.',
        'Le fil de mérinos est filé serré et bouloche à peine.',
        '纱线紧密纺制，不易起球。',
        '強く撚ったメリノ糸で、毛玉ができにくくなっています。',
      ),
    ],
  },
  lambswool: {
    cloth: 'knit',
    name: words('Lambswool', 'en laine d’agneau', '羔羊毛', 'ラムウール'),
    made: [
      ['wool', 90],
      ['nylon', 10],
    ],
    price: 1.4,
    says: [
      words(
        'Lambswool is light for its warmth and springs back after wear.',
        'La laine d’agneau est légère pour sa chaleur et reprend sa forme.',
        '羔羊毛轻盈保暖，回弹性佳。',
        'ラムウールは暖かさのわりに軽く、型くずれしにくい素材です。',
      ),
      words(
        'The yarn is dyed before spinning, which gives the colour its depth.',
        'La laine est teinte avant filature, d’où la profondeur de la couleur.',
        '先染后纺，色彩更有层次。',
        '紡ぐ前に染めることで、色に深みが出ています。',
      ),
    ],
  },
  cashmere: {
    cloth: 'knit',
    name: words('Cashmere', 'en cachemire', '羊绒', 'カシミヤ'),
    made: [
      ['cashmere', 30],
      ['merino', 70],
    ],
    price: 2.6,
    says: [
      words(
        'Cashmere and merino are spun together for softness that lasts.',
        'Cachemire et mérinos sont filés ensemble pour une douceur qui dure.',
        '羊绒与美利奴混纺，柔软持久。',
        'カシミヤとメリノを一緒に紡ぎ、やわらかさが長続きします。',
      ),
      words(
        'The cashmere blend is feather-light and warms within a minute.',
        'Le mélange de cachemire, léger comme une plume, réchauffe en un instant.',
        '羊绒混纺轻若无物，转瞬生暖。',
        'カシミヤ混は羽のように軽く、まとうとすぐに暖まります。',
      ),
    ],
  },
  cottonKnit: {
    cloth: 'knit',
    name: words('Cotton-Knit', 'en maille de coton', '棉线', 'コットンニット'),
    made: [['cotton', 100]],
    price: 1.05,
    says: [
      words(
        'The cotton yarn is cool and a little dry to the touch, good for the months in between.',
        'Le fil de coton est frais et un peu sec au toucher, idéal à la mi-saison.',
        '棉线凉爽干爽，适合换季穿着。',
        'さらりとした綿糸で、季節の変わり目に重宝します。',
      ),
      words(
        'A clean cotton knit that can go into the machine.',
        'Une maille de coton nette qui passe en machine.',
        '利落的棉针织，可机洗。',
        '洗濯機で洗える、すっきりとしたコットンニットです。',
      ),
    ],
  },
  woolBlend: {
    cloth: 'wool',
    name: words('Wool-Blend', 'en laine mélangée', '羊毛混纺', 'ウールブレンド'),
    made: [
      ['wool', 60],
      ['recycledPolyester', 40],
    ],
    price: 1.55,
    says: [
      words(
        'The wool blend is dense and soft, and keeps the wind out.',
        'Le drap de laine mélangée est dense, doux et coupe le vent.',
        '羊毛混纺面料厚密柔软，挡风保暖。',
        '密度のあるウールブレンドはやわらかく、風を防ぎます。',
      ),
      words(
        'The cloth comes from an Italian mill that re-spins wool.',
        'Le tissu vient d’une filature italienne qui refile la laine.',
        '面料来自意大利再生羊毛织厂。',
        '生地は羊毛を再生するイタリアの工場で織られています。',
      ),
    ],
  },
  suiting: {
    cloth: 'wool',
    name: words('Wool', 'en laine', '羊毛', 'ウール'),
    made: [
      ['wool', 98],
      ['elastane', 2],
    ],
    price: 1.9,
    says: [
      words(
        'Super 110s wool hangs straight and shakes off creases overnight.',
        'La laine Super 110 tombe droit et se défroisse en une nuit.',
        'Super 110s 羊毛垂感笔挺，隔夜自然平复褶皱。',
        'スーパー110のウールは真っすぐに落ち、一晩でシワが戻ります。',
      ),
      words(
        'The tropical-weight wool breathes well and suits warm offices.',
        'La laine légère respire bien et convient aux bureaux chauffés comme aux étés doux.',
        '轻量羊毛透气良好，适合温暖的办公环境。',
        '通気性のよいトロピカルウールは、暖かいオフィスにも向きます。',
      ),
    ],
  },
  nylon: {
    cloth: 'silk',
    name: nothing,
    made: [['nylon', 100]],
    price: 1.2,
    says: [
      words(
        'The shell is recycled nylon with a water-repellent finish free of fluorine.',
        'L’extérieur est en polyamide recyclé, déperlant sans fluor.',
        '外层为再生锦纶，采用无氟防泼水处理。',
        '表地はリサイクルナイロンで、フッ素不使用のはっ水加工をしています。',
      ),
      words(
        'The shell is light, quiet and packs into its own pocket.',
        'L’extérieur est léger, silencieux et se range dans sa propre poche.',
        '面料轻盈安静，可收纳于自带口袋。',
        '軽く音の立ちにくい表地で、ポケットに収納できます。',
      ),
    ],
  },
  leather: {
    cloth: 'leather',
    name: words('Leather', 'en cuir', '真皮', 'レザー'),
    made: [['leather', 100]],
    price: 1.6,
    says: [
      words(
        'Full-grain leather, tanned with plant extracts, darkens beautifully with age.',
        'Le cuir pleine fleur, au tannage végétal, fonce joliment avec le temps.',
        '植鞣全粒面皮革，岁月愈久色泽愈美。',
        '植物タンニンでなめしたフルグレインレザーは、時とともに美しく深まります。',
      ),
      words(
        'The leather is cut from whole hides and finished by hand.',
        'Le cuir est coupé dans des peaux entières et fini à la main.',
        '整张皮革裁切，手工收边。',
        '一枚革から裁ち、手作業で仕上げています。',
      ),
    ],
  },
  suede: {
    cloth: 'leather',
    name: words('Suede', 'en cuir velours', '绒面革', 'スエード'),
    made: [['suede', 100]],
    price: 1.55,
    says: [
      words(
        'The suede has a short nap and has been treated against rain.',
        'Le cuir velours à poil court a été traité contre la pluie.',
        '短绒面革，经防雨处理。',
        '毛足の短いスエードで、雨に備えた加工をしています。',
      ),
      words(
        'Soft suede moulds itself to you within days.',
        'Le cuir velours souple prend votre forme en quelques jours.',
        '柔软绒面革数日即可贴合。',
        'やわらかなスエードは数日で体になじみます。',
      ),
    ],
  },
  mesh: {
    cloth: 'canvas',
    name: words('Knit-Mesh', 'en maille technique', '针织网面', 'ニットメッシュ'),
    made: [
      ['recycledPolyester', 90],
      ['rubber', 10],
    ],
    price: 1.1,
    says: [
      words(
        'The knitted upper gives where the foot bends and lets the heat out.',
        'La tige tricotée suit le pied et évacue la chaleur.',
        '针织鞋面随足弯曲，透气散热。',
        'ニットアッパーは足の動きに沿い、熱を逃がします。',
      ),
      words(
        'The mesh is knitted in one piece from recycled bottles.',
        'La maille est tricotée d’une seule pièce à partir de bouteilles recyclées.',
        '网面由回收塑料瓶一体编织而成。',
        'リサイクルボトルの糸を一体編みにしたメッシュです。',
      ),
    ],
  },
  brass: {
    cloth: 'leather',
    name: words('Gold-Plated', 'en plaqué or', '镀金', 'ゴールドメッキ'),
    made: [['brass', 100]],
    price: 1,
    says: [
      words(
        'Recycled brass is plated with gold and sealed against tarnish.',
        'Le laiton recyclé est plaqué or et protégé du ternissement.',
        '再生黄铜镀金，并作防氧化封层。',
        'リサイクル真鍮に金メッキを施し、変色防止のコーティングをしています。',
      ),
      words(
        'Each piece is cast in small batches and polished by hand.',
        'Chaque pièce est coulée en petite série et polie à la main.',
        '小批量铸造，手工抛光。',
        '少量ずつ鋳造し、手で磨き上げています。',
      ),
    ],
  },
  sterling: {
    cloth: 'leather',
    name: words('Sterling Silver', 'en argent', '925 银', 'シルバー925'),
    made: [['silverMetal', 100]],
    price: 1.9,
    says: [
      words(
        'Solid sterling silver, nickel-free and kind to sensitive skin.',
        'Argent massif 925, sans nickel, doux pour les peaux sensibles.',
        '925 纯银，不含镍，敏感肌亦可佩戴。',
        'ニッケル不使用のシルバー925で、敏感な肌にもやさしい仕上がりです。',
      ),
      words(
        'The silver is set and finished in a family workshop.',
        'L’argent est serti et fini dans un atelier familial.',
        '由家族工坊镶嵌打磨完成。',
        '家族経営の工房で石留めから仕上げまで行っています。',
      ),
    ],
  },
  straw: {
    cloth: 'linen',
    name: words('Straw', 'en paille', '草编', 'ストロー'),
    made: [['paper', 100]],
    price: 1,
    says: [
      words(
        'The braid is made of twisted paper, light and packable.',
        'La tresse est en papier torsadé, légère et facile à ranger.',
        '以捻纸编织，轻巧易收纳。',
        'よった紙のブレードで、軽く、たたんで持ち運べます。',
      ),
      words(
        'The braid is sewn in a spiral by a single maker.',
        'La tresse est cousue en spirale par une seule personne.',
        '由一位工匠螺旋缝制而成。',
        '一人の職人がらせん状に縫い上げています。',
      ),
    ],
  },
  acetate: {
    cloth: 'leather',
    name: words('Acetate', 'en acétate', '板材', 'アセテート'),
    made: [['acetate', 100]],
    price: 1,
    says: [
      words(
        'The frame is cut from plant-based acetate and tumbled for days.',
        'La monture, taillée dans un acétate végétal, est polie pendant des jours.',
        '镜框取自植物基醋酸板材，经数日滚磨抛光。',
        '植物由来のアセテートを削り出し、数日かけて磨いています。',
      ),
      words(
        'Polarised lenses block all UV light.',
        'Les verres polarisés filtrent tous les UV.',
        '偏光镜片，全面阻隔紫外线。',
        '偏光レンズが紫外線をすべてカットします。',
      ),
    ],
  },
  percale: {
    cloth: 'cotton',
    name: words('Percale', 'en percale', '高支棉', 'パーケール'),
    made: [['cotton', 100]],
    price: 1.1,
    says: [
      words(
        'Percale with 300 threads to the inch is crisp, matt and cool.',
        'La percale de 300 fils est nette, mate et fraîche.',
        '300 织密棉挺爽哑光，触感清凉。',
        '300スレッドのパーケールはパリッとしてマット、ひんやりとした寝心地です。',
      ),
      words(
        'The cotton is long-staple and gets better with every wash.',
        'Le coton à fibres longues s’améliore à chaque lavage.',
        '长绒棉越洗越舒适。',
        '長い繊維の綿を使い、洗うほど心地よくなります。',
      ),
    ],
  },
  terry: {
    cloth: 'knit',
    name: words('Terry', 'en éponge', '毛圈棉', 'パイル'),
    made: [['organicCotton', 100]],
    price: 1,
    says: [
      words(
        'The terry weighs 550 grams a square metre, thirsty without being heavy.',
        'L’éponge de 550 g/m² absorbe bien sans être lourde.',
        '毛圈克重 550 克/平方米，吸水而不厚重。',
        '550g/m²のパイルは、重すぎず吸水性に優れています。',
      ),
      words(
        'Long loops of organic cotton dry you quickly.',
        'Les longues boucles de coton biologique sèchent vite la peau.',
        '长毛圈有机棉，吸水迅速。',
        'オーガニックコットンの長いループが水をすばやく吸います。',
      ),
    ],
  },
} as const satisfies Record<string, Material>

/** The key of a material. */
export type MaterialKey = keyof typeof materials
