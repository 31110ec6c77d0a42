import type { Cut } from './garment/look.ts'
import { type Words, words } from './words.ts'

/** Sentences about a detail of the cut, by the choice that calls for them. */
const details: Readonly<Record<string, Words>> = {
  'sleeve:puff': words(
    'Gathered puff sleeves end in a narrow band.',
    'Les manches ballon froncées se terminent par un fin poignet.',
    '抽褶泡泡袖收于窄边袖口。',
    'ギャザーを寄せたパフスリーブは、細いカフスで収まります。',
  ),
  'sleeve:bishop': words(
    'The full sleeves are caught in a buttoned cuff.',
    'Les manches amples sont resserrées par un poignet boutonné.',
    '宽松袖身收于系扣袖口。',
    'ふんわりとした袖を、ボタン付きのカフスで締めています。',
  ),
  'sleeve:bell': words(
    'The sleeves open like bells below the elbow.',
    'Les manches s’évasent en cloche sous le coude.',
    '袖口自肘下呈喇叭状展开。',
    '袖はひじ下からベルのように広がります。',
  ),
  'sleeve:elbow': words(
    'Sleeves to the elbow stay out of the way.',
    'Les manches aux coudes laissent les mains libres.',
    '中袖长度，活动利落。',
    'ひじ丈の袖で、手もとがすっきりします。',
  ),
  'sleeve:none': words(
    'The armholes are cut high and finished with a narrow facing.',
    'Les emmanchures sont hautes et bordées d’une fine parementure.',
    '袖窿剪裁较高，窄边收口。',
    'アームホールは高めに取り、細い見返しで仕上げています。',
  ),
  'neck:wrap': words(
    'The deep V of the wrap is held by a hidden snap.',
    'Le décolleté croisé est retenu par une pression invisible.',
    '深V交领内设暗扣固定。',
    '深いカシュクールの胸もとは、隠しスナップで留まります。',
  ),
  'neck:v': words(
    'The V neck lengthens the line.',
    'L’encolure en V allonge la silhouette.',
    'V领拉长颈部线条。',
    'Vネックが首もとをすらりと見せます。',
  ),
  'neck:square': words(
    'A square neckline frames the collarbone.',
    'L’encolure carrée souligne les clavicules.',
    '方领勾勒锁骨线条。',
    'スクエアネックが鎖骨をきれいに見せます。',
  ),
  'neck:boat': words(
    'The boat neck runs from shoulder to shoulder.',
    'L’encolure bateau court d’une épaule à l’autre.',
    '一字领由肩至肩延展。',
    'ボートネックが肩から肩へと伸びます。',
  ),
  'neck:scoop': words(
    'The scoop neck leaves room for a necklace.',
    'L’encolure dégagée laisse la place à un collier.',
    'U领留出佩戴项链的空间。',
    '深めの丸首で、ネックレスが映えます。',
  ),
  'neck:mandarin': words(
    'The small stand-up collar is fused so that it stays crisp.',
    'Le petit col montant est entoilé pour rester net.',
    '小立领加衬，保持挺括。',
    '小さな立ち衿は芯入りで、きりりと保たれます。',
  ),
  'neck:roll': words(
    'The roll neck is long enough to fold twice.',
    'Le col roulé est assez long pour être replié deux fois.',
    '高领可折叠两次。',
    'ロールネックは二つ折りにできる長さです。',
  ),
  'neck:polo': words(
    'Three buttons close the ribbed collar.',
    'Trois boutons ferment le col côtelé.',
    '罗纹领配三粒扣。',
    'リブ衿を三つのボタンで留めます。',
  ),
  'neck:camp': words(
    'The open camp collar lies flat without a tie.',
    'Le col ouvert repose à plat, sans cravate.',
    '古巴领平整敞开，无需领带。',
    '開衿は平らに収まり、ネクタイいらずです。',
  ),
  'fit:slim': words(
    'The cut is close to the body, with darts at the back.',
    'La coupe est près du corps, avec des pinces au dos.',
    '修身剪裁，背部收省。',
    '背中にダーツを入れた細身の仕立てです。',
  ),
  'fit:relaxed': words(
    'The cut is relaxed, a hand’s width wider than usual.',
    'La coupe est décontractée, plus large d’une main.',
    '宽松剪裁，比常规多一掌余量。',
    '手のひら一つ分ゆとりを持たせた、ゆったりした形です。',
  ),
  'fit:wide': words(
    'Wide from hip to hem, it swings when you walk.',
    'De la hanche à l’ourlet, une ampleur qui danse à chaque pas.',
    '自臀至摆宽松，行走生风。',
    '腰から裾まで広く、歩くたびに揺れます。',
  ),
  'fit:tapered': words(
    'Roomy at the top and narrow at the ankle.',
    'Ample en haut, étroit à la cheville.',
    '上宽下窄，脚踝收束。',
    '上はゆったり、足首に向けて細くなります。',
  ),
  'fit:flared': words(
    'It fits closely to the knee and then opens.',
    'Ajusté jusqu’au genou, il s’évase ensuite.',
    '膝上贴身，膝下展开。',
    'ひざまでは細く、そこから広がります。',
  ),
  'fit:straight': words(
    'The line is straight and easy to combine.',
    'La ligne est droite et facile à assortir.',
    '直线廓形，百搭易穿。',
    '真っすぐな形で、合わせやすい一着です。',
  ),
  'length:crop': words(
    'The hem ends just at the waist.',
    'L’ourlet s’arrête juste à la taille.',
    '下摆止于腰线。',
    '裾はちょうどウエスト丈です。',
  ),
  'length:maxi': words(
    'The hem reaches the ankle.',
    'L’ourlet descend à la cheville.',
    '下摆及踝。',
    '裾は足首まで届きます。',
  ),
}

/** The order in which a cut's details are told. */
const order = ['neck', 'sleeve', 'fit', 'length'] as const

/** The sentences that a cut has to tell, the most telling first. */
export const detailsOf = (cut: Cut): Words[] =>
  order.flatMap((choice) => {
    const value = cut[choice]
    const found = value && details[`${choice}:${value}`]
    return found ? [found] : []
  })
