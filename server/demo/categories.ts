import type { Garment, Picture } from './garment/draw.ts'
import type { Cut, Look } from './garment/look.ts'
import { slugOf, type Words, words } from './words.ts'

/** A node of the category tree. `code` is the key that products refer to; `parent` is the code of the node above. */
export interface DemoCategory {
  code: string
  parent: string | null
  /** 1 for the top level. */
  level: number
  slug: string
  name: Words
  description: Words
  position: number
  isActive: boolean
  showInMenu: boolean
  showOnHome: boolean
  /** Suggested for new products below this node. */
  hsnCode: string | null
  returnWindowDays: number
  picture: Picture
}

type Shown = readonly [garment: Garment, base: string, accent: string, cut?: Cut, pattern?: Look['pattern'], cloth?: Look['cloth']]

interface Options {
  hsn?: string
  inactive?: true
  home?: true
  hidden?: true
  returns?: number
}

type Row = readonly [code: string, parent: string | null, name: Words, description: Words, shown: Shown, options?: Options]

const rows: readonly Row[] = [
  ['women', null, words('Women', 'Femme', '女装', 'レディース'), words('Dresses, separates and knits for every day and every evening.', 'Robes, pièces à assortir et mailles pour tous les jours et tous les soirs.', '从日常到晚间的连衣裙、单品与针织。', '毎日にも夜の装いにも、ドレスから単品、ニットまで。'), ['dress', '#b5573c', '#f3eee2', { style: 'wrap', neck: 'wrap' }, 'floral'], { home: true }],
  ['women-dresses', 'women', words('Dresses', 'Robes', '连衣裙', 'ワンピース'), words('From the easy day dress to the one for the dance floor.', 'De la robe de tous les jours à celle du bal.', '从日常款到舞会礼裙。', '普段着から特別な夜の一着まで。'), ['dress', '#24304a', '#f3eee2', { sleeve: 'bishop', neck: 'v' }], { hsn: '620442', home: true }],
  ['dresses-mini', 'women-dresses', words('Mini & Knee-Length', 'Courtes et aux genoux', '短款与及膝裙', 'ミニ・ひざ丈'), words('Short lengths with room to move.', 'Des longueurs courtes qui laissent bouger.', '短款裙装，行动自如。', '動きやすい短め丈のワンピース。'), ['dress', '#a3b59c', '#f3eee2', { length: 'knee', sleeve: 'none' }], { hsn: '620442' }],
  ['dresses-midi', 'women-dresses', words('Midi Dresses', 'Robes midi', '中长连衣裙', 'ミディ丈ワンピース'), words('The length that suits offices, weddings and Sundays alike.', 'La longueur qui convient au bureau, aux mariages et au dimanche.', '办公、婚礼与周日皆宜的长度。', 'オフィスにも結婚式にも休日にも合う丈。'), ['dress', '#c06f7d', '#f3eee2', { sleeve: 'puff', neck: 'square' }], { hsn: '620442' }],
  ['dresses-maxi', 'women-dresses', words('Maxi Dresses', 'Robes longues', '长款连衣裙', 'マキシ丈ワンピース'), words('Long lines and generous hems.', 'De longues lignes et des ourlets généreux.', '修长线条与宽大裙摆。', '長いラインとゆったりした裾。'), ['dress', '#f3eee2', '#2f4570', { length: 'maxi', style: 'tiered', sleeve: 'none' }], { hsn: '620443' }],
  ['women-tops', 'women', words('Tops', 'Hauts', '上衣', 'トップス'), words('Blouses, shirts and T-shirts to build an outfit on.', 'Blouses, chemises et t-shirts pour composer une tenue.', '衬衫、罩衫与T恤，搭配从此开始。', '着こなしの土台になるブラウス、シャツ、Tシャツ。'), ['blouse', '#e3b8b4', '#6b1f2e', { style: 'bow' }], {}],
  ['women-tshirts', 'women-tops', words('T-Shirts & Tanks', 'T-shirts et débardeurs', 'T恤与背心', 'Tシャツ・タンク'), words('Good basics, cut with care.', 'De bons basiques, coupés avec soin.', '用心剪裁的基础款。', '丁寧に仕立てた定番。'), ['tShirt', '#f6f5f2', '#24304a', { neck: 'boat', sleeve: 'long' }, 'breton', 'jersey'], { hsn: '610910' }],
  ['women-blouses', 'women-tops', words('Blouses', 'Blouses', '女式罩衫', 'ブラウス'), words('Soft cloth, fine necklines, sleeves with character.', 'Étoffes souples, encolures fines et manches de caractère.', '柔软面料、精致领口与个性袖型。', 'やわらかな生地、きれいな衿もと、表情のある袖。'), ['blouse', '#f3eee2', '#b5573c', { style: 'gathered', neck: 'crew' }, 'floral'], { hsn: '620630' }],
  ['women-shirts', 'women-tops', words('Shirts', 'Chemises', '女式衬衫', 'シャツ'), words('Crisp or crumpled, always a shirt to rely on.', 'Nette ou froissée, une chemise sur qui compter.', '挺括或随性，皆是可靠之选。', 'パリッと着ても洗いざらしでも頼れるシャツ。'), ['shirt', '#a9c4dc', '#f6f5f2', { fit: 'relaxed', style: 'pocket' }, 'stripe'], { hsn: '620630' }],
  ['women-bottoms', 'women', words('Bottoms', 'Bas', '下装', 'ボトムス'), words('Trousers, jeans and skirts in shapes that fit well.', 'Pantalons, jeans et jupes aux coupes justes.', '版型合身的长裤、牛仔裤与半裙。', '形のきれいなパンツ、デニム、スカート。'), ['trousers', '#d3c1a3', '#57382a', { fit: 'wide', style: 'pleated' }], {}],
  ['women-trousers', 'women-bottoms', words('Trousers', 'Pantalons', '女式长裤', 'パンツ'), words('Wide, tapered or straight, with proper pockets.', 'Larges, fuselés ou droits, avec de vraies poches.', '阔腿、锥形或直筒，口袋实用。', 'ワイドもテーパードもストレートも、使えるポケット付き。'), ['trousers', '#57382a', '#b98f63', { fit: 'tapered', style: 'pleated' }], { hsn: '620462' }],
  ['women-jeans', 'women-bottoms', words('Jeans', 'Jeans', '女式牛仔裤', 'デニム'), words('Denim in light, mid and dark washes.', 'Du denim clair, moyen ou brut.', '浅、中、深三色水洗牛仔。', '淡色から濃色までのデニム。'), ['jeans', '#7f9fc4', '#f6f5f2', { fit: 'wide', style: 'washed' }, 'denim', 'denim'], { hsn: '620462' }],
  ['women-skirts', 'women-bottoms', words('Skirts', 'Jupes', '半身裙', 'スカート'), words('Pleats, wraps and swings from knee to ankle.', 'Plis, portefeuilles et volants, du genou à la cheville.', '从及膝到及踝的褶裙、裹裙与摆裙。', 'ひざ丈から足首まで、プリーツやラップも。'), ['skirt', '#1f4f3d', '#d99a2b', { style: 'pleated' }], { hsn: '620452' }],
  ['women-shorts', 'women-bottoms', words('Shorts', 'Shorts', '女式短裤', 'ショートパンツ'), words('Tailored or easy, for warm days.', 'Ajustés ou décontractés, pour les beaux jours.', '利落或随性，适合温暖的日子。', '暖かい日に、きちんともゆるくも。'), ['shorts', '#ecdc8b', '#57382a', {}], { hsn: '620462' }],
  ['women-leggings', 'women-bottoms', words('Leggings', 'Leggings', '打底裤', 'レギンス'), words('Stretch that stays put.', 'Une maille extensible qui reste en place.', '弹力贴合，不易滑落。', 'ずれにくいストレッチ。'), ['trousers', '#1e1f22', '#9aa0a6', { fit: 'slim', style: 'legging' }, 'plain', 'jersey'], { hsn: '610463' }],
  ['women-jumpsuits', 'women', words('Jumpsuits & Dungarees', 'Combinaisons et salopettes', '连体裤与背带裤', 'オールインワン'), words('One piece, and you are dressed.', 'Une seule pièce, et l’on est habillée.', '一件即可出门。', '一枚で決まる装い。'), ['jumpsuit', '#646a45', '#d99a2b', { style: 'utility', fit: 'slim' }], { hsn: '620432' }],
  ['women-knitwear', 'women', words('Knitwear', 'Mailles', '针织衫', 'ニット'), words('Jumpers and cardigans in wool, cotton and cashmere.', 'Pulls et cardigans en laine, coton et cachemire.', '羊毛、棉与羊绒的套衫和开衫。', 'ウール、コットン、カシミヤのセーターとカーディガン。'), ['sweater', '#c06f7d', '#f3eee2', { neck: 'roll' }, 'plain', 'knit'], { hsn: '611011' }],
  ['women-jumpers', 'women-knitwear', words('Jumpers', 'Pulls', '套头毛衣', 'セーター'), words('Fine gauges and thick cables.', 'Jauges fines et grosses torsades.', '细针与粗麻花皆有。', '細編みからケーブル編みまで。'), ['sweater', '#e6dccb', '#b98f63', { style: 'cable' }, 'plain', 'knit'], { hsn: '611011' }],
  ['women-cardigans', 'women-knitwear', words('Cardigans', 'Cardigans', '针织开衫', 'カーディガン'), words('The layer you reach for first.', 'La couche que l’on attrape en premier.', '最先想到的那一层。', 'まず手に取る一枚。'), ['cardigan', '#c2963b', '#57382a', {}, 'plain', 'knit'], { hsn: '611011' }],
  ['women-outerwear', 'women', words('Jackets & Coats', 'Vestes et manteaux', '外套与大衣', 'ジャケット・コート'), words('From the light jacket to the winter coat.', 'De la veste légère au manteau d’hiver.', '从轻薄夹克到冬季大衣。', '軽いジャケットから冬のコートまで。'), ['blazer', '#b98f63', '#57382a', { style: 'trench', length: 'knee' }, 'plain', 'cotton'], { home: true }],
  ['women-jackets', 'women-outerwear', words('Jackets', 'Vestes courtes', '女式夹克', 'ジャケット'), words('Denim, leather and quilted layers.', 'Denim, cuir et matelassé.', '牛仔、皮革与绗缝。', 'デニム、レザー、キルティング。'), ['jacket', '#4a6c9b', '#f6f5f2', { style: 'denim' }, 'denim', 'denim'], { hsn: '620293' }],
  ['women-blazers', 'women-outerwear', words('Blazers', 'Blazers', '女式西装', 'ブレザー'), words('Shoulders with just enough structure.', 'Des épaules juste assez structurées.', '肩线恰到好处。', 'ほどよく構築的な肩。'), ['blazer', '#e6dccb', '#57382a', { fit: 'relaxed' }, 'plain', 'linen'], { hsn: '620433' }],
  ['women-coats', 'women-outerwear', words('Coats', 'Manteaux', '女式大衣', 'コート'), words('Wool and trench coats made to last many winters.', 'Manteaux de laine et trenchs faits pour durer.', '经得起岁月的羊毛大衣与风衣。', '長く着られるウールコートとトレンチ。'), ['blazer', '#44474d', '#1e1f22', { length: 'midi', style: 'double' }], { hsn: '620211' }],
  ['women-lounge', 'women', words('Lounge & Sleep', 'Détente et nuit', '家居与睡衣', 'ラウンジ・ナイトウェア'), words('Soft things for slow mornings.', 'Des douceurs pour les matins lents.', '慢悠悠早晨的柔软之选。', 'ゆっくりした朝のためのやわらかな服。'), ['dress', '#b3a5cf', '#f3eee2', { style: 'slip', sleeve: 'strap', length: 'knee' }, 'plain', 'silk'], { hsn: '610831' }],

  ['men', null, words('Men', 'Homme', '男装', 'メンズ'), words('Shirts, tailoring and weekend clothes that last.', 'Chemises, costumes et tenues de week-end faites pour durer.', '衬衫、正装与耐穿的周末衣着。', 'シャツ、テーラード、長く着られる休日着。'), ['shirt', '#2f4570', '#f6f5f2', { neck: 'collar' }, 'plain', 'linen'], { home: true }],
  ['men-shirts', 'men', words('Shirts', 'Chemises', '男式衬衫', 'シャツ'), words('For the desk, the weekend and the beach.', 'Pour le bureau, le week-end et la plage.', '办公、周末与海边皆宜。', '仕事にも週末にも海辺にも。'), ['shirt', '#f6f5f2', '#2f4570', {}, 'check'], { home: true }],
  ['men-casual-shirts', 'men-shirts', words('Casual Shirts', 'Chemises décontractées', '休闲衬衫', 'カジュアルシャツ'), words('Linen, checks and prints worn untucked.', 'Lin, carreaux et imprimés à porter sortis.', '亚麻、格纹与印花，宜散穿。', 'リネン、チェック、柄物を裾を出して。'), ['shirt', '#1f6165', '#ecdc8b', { neck: 'camp', sleeve: 'short' }, 'botanical'], { hsn: '620520' }],
  ['men-formal-shirts', 'men-shirts', words('Formal Shirts', 'Chemises habillées', '正装衬衫', 'ドレスシャツ'), words('Fine collars and clean fronts.', 'De beaux cols et des devants nets.', '精致领型与利落前襟。', '端正な衿とすっきりした前立て。'), ['shirt', '#a9c4dc', '#f6f5f2', { fit: 'slim' }], { hsn: '620520' }],
  ['men-tees', 'men', words('T-Shirts & Polos', 'T-shirts et polos', 'T恤与Polo衫', 'Tシャツ・ポロ'), words('Jersey and piqué in good weights.', 'Jersey et piqué de beau poids.', '克重合宜的针织与珠地。', '程よい厚みのジャージーと鹿の子。'), ['tShirt', '#1f4f3d', '#f3eee2', { neck: 'polo' }, 'plain', 'jersey'], {}],
  ['men-tshirts', 'men-tees', words('T-Shirts', 'T-shirts', '男式T恤', 'Tシャツ'), words('Plain, striped, made to be worn out.', 'Unis ou rayés, faits pour être portés.', '纯色或条纹，百穿不厌。', '無地もボーダーも、着倒せる一枚。'), ['tShirt', '#9aa0a6', '#24304a', {}, 'plain', 'jersey'], { hsn: '610910' }],
  ['men-polos', 'men-tees', words('Polos', 'Polos', 'Polo衫', 'ポロシャツ'), words('The collar makes the difference.', 'Le col fait toute la différence.', '领子见分晓。', '衿が違いをつくります。'), ['tShirt', '#6b1f2e', '#f3eee2', { neck: 'polo' }, 'plain', 'jersey'], { hsn: '610510' }],
  ['men-bottoms', 'men', words('Trousers & Jeans', 'Pantalons et jeans', '长裤与牛仔裤', 'パンツ・デニム'), words('Chinos, denim and tailored legs.', 'Chinos, denim et pantalons tailleur.', '卡其裤、牛仔裤与西裤。', 'チノ、デニム、テーラードパンツ。'), ['trousers', '#d3c1a3', '#57382a', { fit: 'slim' }], {}],
  ['men-trousers', 'men-bottoms', words('Trousers', 'Pantalons', '男式长裤', 'スラックス'), words('Pleated or plain, for work and after.', 'À pinces ou non, pour le travail et après.', '打褶或平前，工作与闲暇皆可。', 'タックありもなしも、仕事にもその後にも。'), ['trousers', '#44474d', '#1e1f22', { fit: 'tapered', style: 'pleated' }, 'plain', 'wool'], { hsn: '620342' }],
  ['men-chinos', 'men-bottoms', words('Chinos', 'Chinos', '卡其裤', 'チノパン'), words('Twill in the colours of sand, olive and sea.', 'Du sergé couleur sable, olive et mer.', '沙色、橄榄与海蓝的斜纹裤。', '砂、オリーブ、海の色のツイル。'), ['trousers', '#646a45', '#57382a', { fit: 'straight' }], { hsn: '620342' }],
  ['men-jeans', 'men-bottoms', words('Jeans', 'Jeans', '男式牛仔裤', 'デニム'), words('Five pockets, honest denim.', 'Cinq poches, du vrai denim.', '五袋款式，扎实牛仔布。', '5ポケットの確かなデニム。'), ['jeans', '#2c3f66', '#f6f5f2', { fit: 'straight' }, 'denim', 'denim'], { hsn: '620342' }],
  ['men-shorts', 'men-bottoms', words('Shorts', 'Shorts', '男式短裤', 'ショーツ'), words('Above the knee, easy to wear.', 'Au-dessus du genou, faciles à porter.', '膝上长度，轻松易穿。', 'ひざ上丈で気軽に。'), ['shorts', '#a9c4dc', '#f6f5f2', { style: 'pull-on' }], { hsn: '620342' }],
  ['men-joggers', 'men-bottoms', words('Joggers', 'Joggings', '慢跑裤', 'ジョガーパンツ'), words('Rest days, well cut.', 'Des jours de repos bien coupés.', '剪裁得体的休息日。', '休日も仕立てよく。'), ['trousers', '#9aa0a6', '#f6f5f2', { fit: 'tapered', style: 'jogger' }, 'plain', 'jersey'], { hsn: '610342' }],
  ['men-knitwear', 'men', words('Knitwear', 'Mailles', '男式针织', 'ニット'), words('Crew necks, cardigans and winter cables.', 'Cols ronds, cardigans et torsades d’hiver.', '圆领、开衫与冬日麻花。', 'クルーネック、カーディガン、冬のケーブル編み。'), ['sweater', '#24304a', '#f3eee2', { neck: 'crew' }, 'plain', 'knit'], { hsn: '611011' }],
  ['men-sweatshirts', 'men', words('Sweatshirts & Hoodies', 'Sweats et capuches', '卫衣与连帽衫', 'スウェット・パーカー'), words('Heavy jersey, brushed inside.', 'Un jersey épais, gratté à l’intérieur.', '厚实针织，内里抓绒。', '裏起毛の厚手ジャージー。'), ['hoodie', '#646a45', '#f3eee2', {}, 'plain', 'jersey'], { hsn: '611020' }],
  ['men-tailoring', 'men', words('Tailoring', 'Costumes', '男士正装', 'テーラリング'), words('Jackets and waistcoats for good occasions.', 'Vestes et gilets pour les belles occasions.', '重要场合的西装与马甲。', '晴れの日のジャケットとベスト。'), ['blazer', '#24304a', '#57382a', {}], { hsn: '620331' }],
  ['men-outerwear', 'men', words('Jackets & Coats', 'Blousons et manteaux', '男式外套', 'アウター'), words('Bombers, puffers and overcoats.', 'Bombers, doudounes et pardessus.', '飞行员夹克、羽绒与大衣。', 'ボンバー、ダウン、オーバーコート。'), ['jacket', '#646a45', '#1e1f22', { style: 'bomber' }], { hsn: '620193' }],

  ['kids', null, words('Kids', 'Enfant', '童装', 'キッズ'), words('Clothes that can climb, spill and be handed on.', 'Des vêtements qui grimpent, se tachent et se transmettent.', '能爬、能脏、还能传下去的衣服。', '登って汚して、次の子にも渡せる服。'), ['dress', '#ecdc8b', '#b32d34', { length: 'knee', sleeve: 'puff' }, 'floral'], { home: true }],
  ['girls', 'kids', words('Girls', 'Fille', '女童', 'ガールズ'), words('For two to thirteen years.', 'De 2 à 13 ans.', '适合 2–13 岁。', '2～13歳向け。'), ['dress', '#e3b8b4', '#b32d34', { length: 'knee', style: 'tiered', sleeve: 'none' }], {}],
  ['girls-dresses', 'girls', words('Dresses', 'Robes', '女童连衣裙', 'ワンピース'), words('Twirl-tested.', 'Testées pour tourner.', '经得起转圈。', 'くるくる回っても大丈夫。'), ['dress', '#dd7261', '#f3eee2', { length: 'knee', sleeve: 'puff' }, 'dot'], { hsn: '620442' }],
  ['girls-tops', 'girls', words('Tops', 'Hauts', '女童上衣', 'トップス'), words('Soft tops for school and play.', 'Des hauts doux pour l’école et le jeu.', '上学玩耍的柔软上衣。', '学校にも遊びにも着られるやわらかなトップス。'), ['tShirt', '#bfdccd', '#1f6165', {}, 'floral', 'jersey'], { hsn: '610910' }],
  ['girls-bottoms', 'girls', words('Bottoms', 'Bas', '女童下装', 'ボトムス'), words('Skirts, leggings and jeans.', 'Jupes, leggings et jeans.', '裙子、打底裤与牛仔裤。', 'スカート、レギンス、デニム。'), ['skirt', '#b3a5cf', '#4b2a4a', { style: 'tiered', length: 'knee' }], { hsn: '620452' }],
  ['boys', 'kids', words('Boys', 'Garçon', '男童', 'ボーイズ'), words('For two to thirteen years.', 'De 2 à 13 ans.', '适合 2–13 岁。', '2～13歳向け。'), ['shirt', '#a9c4dc', '#24304a', { sleeve: 'short' }, 'check'], {}],
  ['boys-tops', 'boys', words('Tops', 'Hauts', '男童上衣', 'トップス'), words('T-shirts, shirts and sweatshirts.', 'T-shirts, chemises et sweats.', 'T恤、衬衫与卫衣。', 'Tシャツ、シャツ、スウェット。'), ['tShirt', '#d99a2b', '#24304a', {}, 'breton', 'jersey'], { hsn: '610910' }],
  ['boys-bottoms', 'boys', words('Bottoms', 'Bas', '男童下装', 'ボトムス'), words('Reinforced where knees meet ground.', 'Renforcés là où les genoux touchent terre.', '膝部加固，耐磨耐玩。', 'ひざを補強した丈夫なボトムス。'), ['jeans', '#4a6c9b', '#f6f5f2', {}, 'denim', 'denim'], { hsn: '620342' }],
  ['kids-ethnic', 'kids', words('Festive Wear', 'Tenues de fête', '节日童装', '晴れ着'), words('Small kurtas and lehengas for big days.', 'Petites kurtas et lehengas pour les grands jours.', '重要日子的小号库尔塔与兰加。', '特別な日の小さなクルタとレヘンガ。'), ['kurta', '#d99a2b', '#6b1f2e', { sleeve: 'long' }, 'embroidered'], { hsn: '620419' }],
  ['baby', 'kids', words('Baby', 'Bébé', '婴儿', 'ベビー'), words('Gentle cotton for the first year and a half.', 'Du coton doux pour les dix-huit premiers mois.', '出生至十八个月的柔和棉衣。', '1歳半までのやさしいコットン。'), ['jumpsuit', '#bfdccd', '#f3eee2', { style: 'romper', neck: 'crew', fit: 'slim' }], { hsn: '611120', returns: 7 }],

  ['ethnic', null, words('Ethnic Wear', 'Mode indienne', '印度传统服饰', 'インドの装い'), words('Sarees, kurtas and festive sets from looms across India.', 'Saris, kurtas et ensembles de fête, issus des métiers à tisser de toute l’Inde.', '来自印度各地织机的纱丽、库尔塔与节日套装。', 'インド各地の織り機から届くサリー、クルタ、晴れ着。'), ['saree', '#1f6165', '#d0a549', {}], { home: true }],
  ['ethnic-women', 'ethnic', words('For Her', 'Pour elle', '女士传统服饰', '女性の装い'), words('Handloom, embroidery and prints.', 'Tissage main, broderies et impressions.', '手织、刺绣与印花。', '手織り、刺しゅう、手押しの柄。'), ['lehenga', '#a71f52', '#d0a549', {}], {}],
  ['sarees', 'ethnic-women', words('Sarees', 'Saris', '纱丽', 'サリー'), words('Five and a half metres of possibility.', 'Cinq mètres et demi de possibilités.', '五米半的无限可能。', '5メートル半に広がる可能性。'), ['saree', '#2f4570', '#d0a549', {}], { hsn: '500720', home: true, returns: 7 }],
  ['silk-sarees', 'sarees', words('Silk Sarees', 'Saris en soie', '真丝纱丽', 'シルクサリー'), words('Banarasi, Chanderi and pure mulberry silk.', 'Bénarès, chanderi et pure soie de mûrier.', '瓦拉纳西、昌德里与纯桑蚕丝。', 'バナラシ、チャンデリ、桑蚕の絹。'), ['saree', '#a71f52', '#d0a549', {}], { hsn: '500720', returns: 7 }],
  ['cotton-sarees', 'sarees', words('Cotton Sarees', 'Saris en coton', '棉质纱丽', 'コットンサリー'), words('Light drapes for long days.', 'Des drapés légers pour les longues journées.', '轻盈垂坠，适合漫长一日。', '長い一日も軽やかに。'), ['saree', '#f3eee2', '#b32d34', {}, 'block print', 'cotton'], { hsn: '520852', returns: 7 }],
  ['lehengas', 'ethnic-women', words('Lehengas', 'Lehengas', '兰加裙套装', 'レヘンガ'), words('Three pieces for the dance of the evening.', 'Trois pièces pour danser le soir venu.', '三件套，夜宴起舞。', '夜の踊りのための三点セット。'), ['lehenga', '#1f4f3d', '#d0a549', { sleeve: 'elbow' }], { hsn: '620419', returns: 7 }],
  ['kurtas-women', 'ethnic-women', words('Kurtas & Tunics', 'Kurtas et tuniques', '库尔塔与长衫', 'クルタ・チュニック'), words('Straight, flared, everyday and festive.', 'Droites ou évasées, pour tous les jours ou la fête.', '直筒或伞摆，日常与节日皆宜。', 'ストレートもフレアも、普段にも祝いの日にも。'), ['kurta', '#f3eee2', '#2f4570', { neck: 'v', sleeve: 'elbow' }, 'block print'], { hsn: '620442' }],
  ['anarkalis', 'ethnic-women', words('Anarkalis', 'Anarkalis', '阿纳卡莉长裙', 'アナルカリ'), words('Full skirts that float as you walk.', 'Des jupes amples qui flottent à chaque pas.', '裙摆宽大，步步生姿。', '歩くたびに揺れる豊かな裾。'), ['dress', '#6b1f2e', '#d0a549', { style: 'anarkali', sleeve: 'long', length: 'maxi' }, 'embroidered', 'silk'], { hsn: '620442' }],
  ['ethnic-bottoms', 'ethnic-women', words('Palazzos & Salwars', 'Palazzos et salwars', '阔腿裤与萨尔瓦', 'パラッツォ・サルワール'), words('Easy trousers to go with every kurta.', 'Des pantalons amples pour chaque kurta.', '百搭库尔塔的宽松长裤。', 'どのクルタにも合うゆったりパンツ。'), ['trousers', '#d99a2b', '#6b1f2e', { style: 'palazzo' }], { hsn: '620462' }],
  ['dupattas', 'ethnic-women', words('Dupattas', 'Dupattas', '杜帕塔披巾', 'ドゥパッタ'), words('The length that completes the set.', 'L’étole qui complète l’ensemble.', '为整套装束收尾的披巾。', '装いを仕上げる一枚。'), ['stole', '#a71f52', '#d0a549', { style: 'dupatta' }], { hsn: '621410' }],
  ['ethnic-men', 'ethnic', words('For Him', 'Pour lui', '男士传统服饰', '男性の装い'), words('Kurtas, sherwanis and bundis.', 'Kurtas, sherwanis et bundis.', '库尔塔、谢尔瓦尼与马甲。', 'クルタ、シェルワニ、ブンディ。'), ['kurta', '#24304a', '#d0a549', {}, 'plain', 'silk'], {}],
  ['kurtas-men', 'ethnic-men', words('Kurtas', 'Kurtas', '男式库尔塔', 'クルタ'), words('Cotton for the day, silk for the night.', 'Coton le jour, soie la nuit.', '日间棉，夜晚丝。', '昼はコットン、夜はシルク。'), ['kurta', '#a3b59c', '#f3eee2', {}, 'plain', 'linen'], { hsn: '620520' }],
  ['sherwanis', 'ethnic-men', words('Sherwanis', 'Sherwanis', '谢尔瓦尼礼服', 'シェルワニ'), words('Made for the groom and those close to him.', 'Pour le marié et ses proches.', '为新郎与至亲而制。', '花婿と大切な人のために。'), ['kurta', '#f3eee2', '#d0a549', { style: 'sherwani' }, 'plain', 'silk'], { hsn: '620333', returns: 7 }],
  ['bundis', 'ethnic-men', words('Bundi Jackets', 'Gilets bundi', '尼赫鲁马甲', 'ブンディジャケット'), words('A sleeveless layer with a stand-up collar.', 'Une couche sans manches à col montant.', '立领无袖，层次点睛。', '立ち衿の袖なしジャケット。'), ['jacket', '#6b1f2e', '#d0a549', { style: 'nehru' }], { hsn: '620333' }],

  ['footwear', null, words('Footwear', 'Chaussures', '鞋履', 'シューズ'), words('Shoes to walk, dance and stay in.', 'Des chaussures pour marcher, danser et durer.', '走路、起舞、久穿皆宜。', '歩いて、踊って、長く履ける靴。'), ['boots', '#57382a', '#b98f63', { style: 'chelsea' }], { home: true }],
  ['shoes-women', 'footwear', words('Women’s Shoes', 'Chaussures femme', '女鞋', 'レディースシューズ'), words('Heels, flats and everything between.', 'Talons, plats et tout l’entre-deux.', '从高跟到平底。', 'ヒールからフラットまで。'), ['heels', '#a71f52', '#d0a549', { style: 'block' }], {}],
  ['heels', 'shoes-women', words('Heels', 'Escarpins', '高跟鞋', 'ヒール'), words('Heights you can stand for hours.', 'Des hauteurs que l’on supporte des heures.', '站立数小时也自在的高度。', '何時間でも立っていられる高さ。'), ['heels', '#1e1f22', '#d0a549', { style: 'stiletto' }], { hsn: '640399' }],
  ['flats', 'shoes-women', words('Flats & Ballerinas', 'Plates et ballerines', '平底鞋与芭蕾鞋', 'フラット・バレエ'), words('Light on the feet all day.', 'Légères toute la journée.', '整日轻盈。', '一日中軽やか。'), ['flats', '#e3b8b4', '#b98f63', { style: 'ballerina' }], { hsn: '640399' }],
  ['juttis', 'shoes-women', words('Juttis & Mojaris', 'Juttis et mojaris', '旁遮普绣花鞋', 'ジュッティ'), words('Embroidered leather, soft from the start.', 'Cuir brodé, souple dès le départ.', '刺绣皮面，初穿即软。', '刺しゅう入りのやわらかな革靴。'), ['flats', '#6b1f2e', '#d0a549', { style: 'jutti' }], { hsn: '640399' }],
  ['sandals-women', 'shoes-women', words('Sandals', 'Sandales', '女式凉鞋', 'サンダル'), words('Straps that hold without pinching.', 'Des brides qui tiennent sans pincer.', '系带贴合不勒脚。', '締めつけずに支えるストラップ。'), ['flats', '#b5573c', '#d0a549', { style: 'sandal' }], { hsn: '640399' }],
  ['shoes-men', 'footwear', words('Men’s Shoes', 'Chaussures homme', '男鞋', 'メンズシューズ'), words('Loafers, boots and kolhapuris.', 'Mocassins, bottines et kolhapuris.', '乐福鞋、短靴与科尔哈普尔凉鞋。', 'ローファー、ブーツ、コルハプリ。'), ['flats', '#57382a', '#b98f63', { style: 'loafer' }], {}],
  ['loafers', 'shoes-men', words('Loafers', 'Mocassins', '乐福鞋', 'ローファー'), words('No laces, no fuss.', 'Sans lacets, sans façons.', '无需系带，从容自在。', 'ひもいらずで気軽に。'), ['flats', '#99462d', '#b98f63', { style: 'loafer' }], { hsn: '640351' }],
  ['kolhapuris', 'shoes-men', words('Kolhapuris', 'Kolhapuris', '科尔哈普尔凉鞋', 'コルハプリ'), words('Hand-cut leather sandals from Maharashtra.', 'Sandales en cuir coupées main, du Maharashtra.', '马哈拉施特拉手工裁制皮凉鞋。', 'マハラシュトラの手裁ち革サンダル。'), ['flats', '#a9764a', '#d0a549', { style: 'kolhapuri' }], { hsn: '640320' }],
  ['sneakers', 'footwear', words('Sneakers', 'Baskets', '运动鞋', 'スニーカー'), words('Court shapes and runners for everyone.', 'Modèles de court et de course, pour tous.', '人人可穿的球鞋与跑鞋。', 'みんなのコートモデルとランナー。'), ['sneakers', '#f6f5f2', '#1f4f3d', { style: 'court' }], { hsn: '640419', home: true }],
  ['boots', 'footwear', words('Boots', 'Bottes et bottines', '靴子', 'ブーツ'), words('Chelsea and laced boots with good soles.', 'Chelsea et bottines à lacets, aux bonnes semelles.', '切尔西靴与系带靴，鞋底扎实。', 'チェルシーと編み上げ、確かな底。'), ['boots', '#1e1f22', '#b98f63', { style: 'laced' }], { hsn: '640391' }],

  ['accessories', null, words('Accessories', 'Accessoires', '配饰', 'アクセサリー'), words('The finishing touch, made to be kept.', 'La touche finale, faite pour durer.', '点睛之笔，值得珍藏。', '長く使える仕上げの一品。'), ['bag', '#1f4f3d', '#d0a549', { style: 'crossbody' }], { home: true }],
  ['bags', 'accessories', words('Bags', 'Sacs', '包袋', 'バッグ'), words('Room for what you carry.', 'De la place pour tout emporter.', '容得下日常所需。', '必要なものがきちんと入る。'), ['bag', '#6b1f2e', '#d0a549', { style: 'handbag' }], { home: true }],
  ['totes', 'bags', words('Totes', 'Cabas', '托特包', 'トート'), words('Canvas and leather for market and office.', 'Toile et cuir, du marché au bureau.', '帆布与皮革，市集办公两相宜。', '市場にもオフィスにも。'), ['bag', '#e6dccb', '#57382a', { style: 'tote' }, 'plain', 'canvas'], { hsn: '420292' }],
  ['handbags', 'bags', words('Handbags & Crossbody', 'Sacs à main et bandoulière', '手提与斜挎包', 'ハンド・ショルダーバッグ'), words('Structured shapes with quiet hardware.', 'Des formes structurées aux finitions discrètes.', '廓形立体，五金低调。', 'きちんとした形に控えめな金具。'), ['bag', '#24304a', '#c5c8ce', { style: 'crossbody' }], { hsn: '420221' }],
  ['clutches', 'bags', words('Clutches & Potlis', 'Pochettes et potlis', '手拿包与束口袋', 'クラッチ・ポトリ'), words('Small bags for large evenings.', 'De petits sacs pour de grandes soirées.', '小包赴盛夜。', '華やかな夜の小さなバッグ。'), ['bag', '#a71f52', '#d0a549', { style: 'potli' }, 'plain', 'silk'], { hsn: '420222' }],
  ['backpacks', 'bags', words('Backpacks', 'Sacs à dos', '双肩包', 'リュック'), words('Hands free, back happy.', 'Mains libres, dos heureux.', '解放双手，轻松背负。', '両手は自由に、背中は快適に。'), ['bag', '#646a45', '#57382a', { style: 'backpack' }, 'plain', 'canvas'], { hsn: '420292' }],
  ['wallets', 'bags', words('Wallets', 'Portefeuilles', '钱包', '財布'), words('Leather that ages in your pocket.', 'Un cuir qui se patine dans la poche.', '在口袋里慢慢养成的皮革。', 'ポケットで育つ革。'), ['bag', '#57382a', '#d0a549', { style: 'wallet' }], { hsn: '420231' }],
  ['jewellery', 'accessories', words('Jewellery', 'Bijoux', '首饰', 'ジュエリー'), words('Plated brass and sterling silver.', 'Laiton plaqué et argent 925.', '镀金黄铜与 925 银。', '真鍮のメッキとシルバー925。'), ['jewel', '#d0a549', '#a71f52', { style: 'jhumka' }], { returns: 7 }],
  ['earrings', 'jewellery', words('Earrings', 'Boucles d’oreilles', '耳饰', 'イヤリング・ピアス'), words('Jhumkas, hoops and studs.', 'Jhumkas, créoles et puces.', '铃铛耳坠、耳圈与耳钉。', 'ジュムカ、フープ、スタッド。'), ['jewel', '#d0a549', '#1f7a57', { style: 'hoops' }], { hsn: '711719', returns: 7 }],
  ['necklaces', 'jewellery', words('Necklaces', 'Colliers', '项链', 'ネックレス'), words('From fine chains to festive collars.', 'De la chaîne fine au collier de fête.', '从细链到节庆项圈。', '細いチェーンから華やかな首飾りまで。'), ['jewel', '#d0a549', '#1f7a57', { style: 'necklace' }], { hsn: '711719', returns: 7 }],
  ['bangles', 'jewellery', words('Bangles', 'Bracelets joncs', '手镯', 'バングル'), words('Sets to stack and to share.', 'Des parures à empiler et à partager.', '可叠戴、可分享的套装。', '重ねづけも贈り物にも。'), ['jewel', '#d0a549', '#a71f52', { style: 'bangles' }], { hsn: '711719', returns: 7 }],
  ['scarves', 'accessories', words('Scarves & Stoles', 'Écharpes et étoles', '围巾与披肩', 'スカーフ・ストール'), words('Wool for warmth, silk for colour.', 'La laine pour la chaleur, la soie pour la couleur.', '羊毛御寒，真丝添彩。', 'ウールは暖かく、シルクは彩りを。'), ['stole', '#1f6165', '#d99a2b', { style: 'stole' }, 'floral'], { hsn: '621410' }],
  ['hats', 'accessories', words('Hats & Caps', 'Chapeaux et casquettes', '帽子', '帽子'), words('Shade in summer, warmth in winter.', 'De l’ombre l’été, de la chaleur l’hiver.', '夏遮阳，冬保暖。', '夏は日よけ、冬は防寒。'), ['hat', '#d3c1a3', '#24304a', { style: 'sun hat' }], { hsn: '650500' }],
  ['belts', 'accessories', words('Belts', 'Ceintures', '腰带', 'ベルト'), words('One good belt is enough; here are several.', 'Une bonne ceinture suffit ; en voici plusieurs.', '一条好腰带足矣，这里不止一条。', '良いベルトは一本で十分。ここには何本も。'), ['small', '#57382a', '#d0a549', { style: 'belt' }], { hsn: '420330' }],
  ['ties', 'accessories', words('Ties', 'Cravates', '领带', 'ネクタイ'), words('Silk, woven and knotted well.', 'De la soie bien tissée, bien nouée.', '真丝织就，结法得体。', '美しく結べる絹のネクタイ。'), ['small', '#24304a', '#c06f7d', { style: 'tie' }, 'stripe'], { hsn: '621510' }],
  ['eyewear', 'accessories', words('Sunglasses', 'Lunettes de soleil', '太阳镜', 'サングラス'), words('Frames with full UV protection.', 'Des montures à protection UV totale.', '全面防紫外线镜框。', '紫外線をしっかり防ぐフレーム。'), ['small', '#57382a', '#a9764a', { style: 'sunglasses' }], { hsn: '900410' }],
  ['socks', 'accessories', words('Socks', 'Chaussettes', '袜子', 'ソックス'), words('Small luxury, every morning.', 'Un petit luxe, chaque matin.', '每天早晨的小奢侈。', '毎朝の小さなぜいたく。'), ['small', '#24304a', '#d99a2b', { style: 'socks' }], { hsn: '611595', returns: 0 }],

  ['home', null, words('Home Textiles', 'Linge de maison', '家纺', 'ホームテキスタイル'), words('Cloth for the rooms you live in.', 'Des étoffes pour vos pièces à vivre.', '为居室而生的织物。', '暮らす部屋のための布。'), ['home', '#f3eee2', '#2f4570', { style: 'cushion' }, 'block print', 'linen'], { home: true }],
  ['cushions', 'home', words('Cushions', 'Coussins', '靠垫', 'クッション'), words('Covers that change a sofa in a minute.', 'Des housses qui changent un canapé en une minute.', '一分钟让沙发焕新。', 'ソファの印象を一瞬で変えるカバー。'), ['home', '#d99a2b', '#6b1f2e', { style: 'cushion' }, 'ikat', 'linen'], { hsn: '630492' }],
  ['bedding', 'home', words('Bed Linen', 'Linge de lit', '床品', 'ベッドリネン'), words('Percale and linen for good nights.', 'Percale et lin pour de belles nuits.', '高支棉与亚麻，安然好眠。', 'よい眠りのためのパーケールとリネン。'), ['home', '#a9c4dc', '#f6f5f2', { style: 'bedding' }, 'stripe'], { hsn: '630231' }],
  ['quilts', 'home', words('Quilts & Dohars', 'Couvertures matelassées', '绗缝被', 'キルト・ドーハル'), words('Light layers, stitched by hand.', 'De légères couches piquées main.', '手工绗缝的轻薄层次。', '手縫いの軽やかな一枚。'), ['home', '#f3eee2', '#a71f52', { style: 'quilt' }, 'block print'], { hsn: '940440' }],
  ['towels', 'home', words('Towels', 'Serviettes', '毛巾', 'タオル'), words('Thick, thirsty and quick to dry.', 'Épaisses, absorbantes, vite sèches.', '厚实吸水，快干。', '厚手で吸水性がよく、乾きやすい。'), ['home', '#a3b59c', '#1f4f3d', { style: 'towels' }], { hsn: '630260' }],
  ['throws', 'home', words('Throws', 'Plaids', '盖毯', 'スロー'), words('For the sofa and the cool of the evening.', 'Pour le canapé et la fraîcheur du soir.', '为沙发与微凉的夜。', 'ソファに、夜の涼しさに。'), ['stole', '#e6dccb', '#99462d', { style: 'throw' }, 'check', 'knit'], { hsn: '630120' }],
  ['curtains', 'home', words('Curtains', 'Rideaux', '窗帘', 'カーテン'), words('Soft light through honest cloth.', 'Une lumière douce à travers une belle étoffe.', '柔光透过素布。', '布越しのやわらかな光。'), ['home', '#d3c1a3', '#57382a', { style: 'curtain' }, 'plain', 'linen'], { hsn: '630391' }],
  ['table-linen', 'home', words('Table Linen', 'Linge de table', '餐桌布艺', 'テーブルリネン'), words('Runners that make a meal a feast.', 'Des chemins de table qui font d’un repas une fête.', '让一餐变盛宴的桌旗。', '食卓を宴にするランナー。'), ['home', '#6b1f2e', '#d0a549', { style: 'runner' }], { hsn: '630251' }],

  ['swimwear', 'women', words('Swimwear', 'Maillots de bain', '泳装', 'スイムウェア'), words('Returns with the summer of 2027.', 'De retour à l’été 2027.', '2027 年夏季回归。', '2027年夏に再登場。'), ['tShirt', '#1f6165', '#f3eee2', { sleeve: 'none', length: 'crop' }, 'botanical'], { inactive: true, hidden: true, hsn: '611241', returns: 0 }],
  ['sample-sale', null, words('Sample Sale', 'Vente d’échantillons', '样品特卖', 'サンプルセール'), words('Opens twice a year for a weekend.', 'Ouverte deux fois par an, le temps d’un week-end.', '每年两次，限时一个周末。', '年に二度、週末だけの開催。'), ['bag', '#b32d34', '#f3eee2', { style: 'tote' }, 'plain', 'canvas'], { inactive: true, hidden: true }],
]

/** Soft walls for the tiles, in turn. */
const walls = ['#e6d3c4', '#d9dfd6', '#e9dccb', '#d6dce4', '#ecd7d3', '#dfd8e3'] as const

/** The category tree, parents before children. */
export const categories: readonly DemoCategory[] = build()

/** The categories from the top down to the one with that code. */
export function categoryPath(code: string): DemoCategory[] {
  const found = categories.find((category) => category.code === code)
  if (!found) throw new Error(`The category "${code}" is unknown. Expected a code of categories.ts. Add it there.`)
  return found.parent ? [...categoryPath(found.parent), found] : [found]
}

function build(): DemoCategory[] {
  const levels = new Map<string, number>()
  const taken = new Map<string | null, number>()
  return rows.map(([code, parent, name, description, shown, options = {}], index) => {
    const level = parent === null ? 1 : (levels.get(parent) ?? 0) + 1
    levels.set(code, level)
    const position = taken.get(parent) ?? 0
    taken.set(parent, position + 1)
    const [garment, base, accent, cut, pattern = 'plain', cloth] = shown
    return {
      code,
      parent,
      level,
      slug: slugOf(name.en),
      name,
      description,
      position,
      isActive: !options.inactive,
      showInMenu: !options.hidden && level <= 3,
      showOnHome: options.home ?? false,
      hsnCode: options.hsn ?? null,
      returnWindowDays: options.returns ?? 15,
      picture: {
        garment,
        look: {
          base,
          accent,
          pattern,
          view: 'front',
          ground: walls[index % walls.length] as string,
          ...(cut ? { cut } : {}),
          ...(cloth ? { cloth } : {}),
        },
      },
    }
  })
}
