import { type Words, words } from './words.ts'

/** Last sentences of descriptions: when and how to use a thing. */
export const wear = {
  day: [
    words(
      'Wear it with flat sandals by day and small earrings at night.',
      'À porter avec des sandales plates le jour et de petites boucles le soir.',
      '白天配平底凉鞋，夜晚点缀小耳饰。',
      '昼はフラットサンダル、夜は小さなイヤリングを合わせて。',
    ),
    words(
      'It packs small and is ready again after an hour on a hanger.',
      'Peu encombrant en valise, ce modèle reprend sa forme après une heure sur cintre.',
      '收纳小巧，悬挂一小时即恢复平整。',
      'コンパクトにたためて、一時間吊るせば元どおりです。',
    ),
    words(
      'A belt changes the shape in a second.',
      'Une ceinture en change la ligne en un instant.',
      '系上腰带，廓形瞬间不同。',
      'ベルトひとつで印象が変わります。',
    ),
  ],
  office: [
    words(
      'Its colour was chosen to go with what you already own.',
      'Sa couleur a été choisie pour aller avec ce que vous avez déjà.',
      '配色百搭，轻松融入现有衣橱。',
      '手持ちの服に合わせやすい色を選びました。',
    ),
    words(
      'It goes from the meeting to dinner without a change.',
      'De la réunion au dîner, sans se changer.',
      '从会议到晚餐，无需换装。',
      '会議から夕食まで、着替えずに過ごせます。',
    ),
    words(
      'Tuck it in for work, leave it out at the weekend.',
      'À rentrer pour le travail, à laisser sortir le week-end.',
      '上班收进腰间，周末散穿随意。',
      '仕事では裾を入れ、週末は出して着られます。',
    ),
  ],
  evening: [
    words(
      'A small pocket in the seam holds a lipstick and a key.',
      'Une petite poche dans la couture accueille rouge à lèvres et clé.',
      '缝内小袋，可放口红与钥匙。',
      '縫い目の小さなポケットに口紅と鍵が入ります。',
    ),
    words(
      'Made for dancing, and for the walk home.',
      'Pour danser, et pour le chemin du retour.',
      '为起舞而生，也陪你漫步归家。',
      '踊る時間にも、帰り道にも。',
    ),
    words(
      'Add earrings and nothing else.',
      'Ajoutez des boucles d’oreilles, rien d’autre.',
      '只需一对耳饰。',
      'あとはイヤリングだけで十分です。',
    ),
  ],
  festive: [
    words(
      'It comes folded in a muslin bag, ready to be stored.',
      'Livraison dans un sac en mousseline, prêt à ranger.',
      '附棉布收纳袋，便于存放。',
      'そのまましまえるモスリン袋に入れてお届けします。',
    ),
    words(
      'For weddings, for Diwali, and for the photographs that stay.',
      'Pour les mariages, pour Diwali et pour les photos qui restent.',
      '婚礼、排灯节，以及那些珍藏的照片。',
      '結婚式に、ディワリに、そして残しておきたい写真に。',
    ),
    words(
      'Turn it often and store it away from light, and it will be handed down.',
      'Une étoffe souvent dépliée et gardée à l’abri de la lumière se transmet.',
      '时常翻动、避光存放，可代代相传。',
      'ときどき畳み直して光を避ければ、次の世代へ受け継げます。',
    ),
    words(
      'Our tailors adjust the fit free of charge within ten days.',
      'Nos couturiers ajustent la taille gratuitement sous dix jours.',
      '十日内可免费由裁缝修改合身。',
      '10日以内なら、お直しを無料で承ります。',
    ),
  ],
  men: [
    words(
      'The collar keeps its roll without starch.',
      'Le col garde son roulé sans amidon.',
      '无需上浆，领型自然。',
      '糊なしでも衿の形が保たれます。',
    ),
    words(
      'Wear it over a T-shirt or buttoned to the top.',
      'Se porte par-dessus un t-shirt ou tous boutons fermés.',
      '敞穿内搭T恤，或扣至顶端皆宜。',
      'Tシャツに羽織っても、上まで留めても。',
    ),
    words(
      'It looks best with jeans and some sun.',
      'Idéal avec un jean et un peu de soleil.',
      '配牛仔裤与阳光最佳。',
      'デニムと陽ざしによく似合います。',
    ),
    words(
      'A spare button is sewn inside.',
      'Un bouton de rechange est cousu à l’intérieur.',
      '内里缝有备用纽扣。',
      '内側に予備のボタンが付いています。',
    ),
  ],
  legs: [
    words(
      'The waistband sits flat and does not gape when you bend.',
      'La ceinture reste à plat, même quand on se penche.',
      '腰头服帖，弯腰不敞口。',
      'ウエストは平らで、かがんでも浮きません。',
    ),
    words(
      'The hem has a little extra cloth, in case you need it longer.',
      'L’ourlet garde un peu d’étoffe, au cas où il faudrait rallonger.',
      '裤脚预留余料，可自行放长。',
      '裾には丈出し用の余裕があります。',
    ),
    words(
      'The pockets are deep enough for a phone and keys.',
      'Les poches sont assez profondes pour un téléphone et des clés.',
      '口袋够深，手机钥匙皆可放。',
      'ポケットは携帯電話と鍵が入る深さです。',
    ),
    words(
      'Turn up the cuff once for a shorter look.',
      'Un revers suffit pour raccourcir l’allure.',
      '卷起一道裤边，长度更利落。',
      '裾を一折りすれば、短めにもはけます。',
    ),
  ],
  winter: [
    words(
      'It is warm enough to leave the heavy coat at home until December.',
      'Assez de chaleur pour laisser le gros manteau jusqu’en décembre.',
      '十二月前无需厚重大衣，已足够温暖。',
      '十二月までは厚いコートいらずの暖かさです。',
    ),
    words(
      'Layer it over a shirt now and under a coat later.',
      'Sur une chemise maintenant, sous un manteau plus tard.',
      '现在外搭衬衫，之后内搭大衣。',
      '今はシャツの上に、寒くなればコートの下に。',
    ),
  ],
  lounge: [
    words(
      'Good enough to open the door in.',
      'Assez présentable pour ouvrir la porte.',
      '开门见客也得体。',
      'そのまま玄関に出られるきちんと感もあります。',
    ),
    words(
      'For breakfast, for reading, for doing nothing at all.',
      'Pour le petit-déjeuner, la lecture ou ne rien faire du tout.',
      '适合早餐、阅读，或什么都不做。',
      '朝食に、読書に、何もしない時間に。',
    ),
    words(
      'The seams lie flat so that nothing presses.',
      'Les coutures plates ne marquent pas la peau.',
      '平缝处理，不压肤。',
      '縫い目を平らにして、肌に当たりません。',
    ),
  ],
  kids: [
    words(
      'Seams are doubled where it counts.',
      'Les coutures sont doublées là où il faut.',
      '关键部位双道缝线。',
      '大事なところは二重に縫っています。',
    ),
    words(
      'There is a name tag inside with room for three owners.',
      'L’étiquette intérieure prévoit trois noms à la suite.',
      '内附姓名标签，可先后写三位小主人。',
      '内側の名札には、三人分の名前を書けます。',
    ),
    words(
      'A little longer than needed, so it lasts two summers.',
      'Une longueur généreuse, pour durer deux étés.',
      '略长设计，可穿两个夏天。',
      '少し長めなので、ふた夏着られます。',
    ),
  ],
  baby: [
    words(
      'Labels are printed, so nothing scratches.',
      'Les étiquettes sont imprimées : rien ne gratte.',
      '印花标签，不摩擦肌肤。',
      'ラベルはプリントなので、チクチクしません。',
    ),
    words(
      'The snaps are nickel-free and open with one hand.',
      'Les pressions, sans nickel, s’ouvrent d’une main.',
      '按扣不含镍，单手可开。',
      'スナップはニッケル不使用で、片手で外せます。',
    ),
    words(
      'Washed before packing, so it can be worn at once.',
      'Le lavage est déjà fait : tout est prêt à porter.',
      '出厂前已清洗，可即刻穿着。',
      '洗ってからお届けするので、すぐに着られます。',
    ),
  ],
  shoes: [
    words(
      'The insole is cushioned and can be taken out.',
      'La semelle intérieure, rembourrée, est amovible.',
      '鞋垫柔软可拆换。',
      'クッション性のある中敷きは取り外せます。',
    ),
    words(
      'Our cobbler resoles them when the time comes.',
      'Notre cordonnier les ressemelle le moment venu.',
      '鞋底磨损后可由鞋匠更换。',
      'すり減ったら、靴職人が底を張り替えます。',
    ),
    words(
      'Choose your usual size; half sizes go up.',
      'Prenez votre pointure habituelle ; entre deux tailles, choisissez la plus grande.',
      '按常穿尺码选购，半码请选大一号。',
      'いつものサイズを。ハーフサイズの方は大きめをお選びください。',
    ),
  ],
  bag: [
    words(
      'Inside there is a pocket for a phone and a clip for keys.',
      'À l’intérieur, une poche pour le téléphone et un mousqueton pour les clés.',
      '内设手机袋与钥匙扣。',
      '内側に携帯用ポケットと鍵留めがあります。',
    ),
    words(
      'It comes in a cotton bag that you can use again.',
      'Livraison dans un sac en coton réutilisable.',
      '附可重复使用的棉布袋。',
      '繰り返し使えるコットン袋に入れてお届けします。',
    ),
    words(
      'The edges are painted by hand, three coats deep.',
      'Les tranches sont peintes à la main, en trois couches.',
      '包边手工上漆三层。',
      'コバは手作業で三度塗り重ねています。',
    ),
    words(
      'A repair card for five years is included.',
      'Une carte de réparation de cinq ans est incluse.',
      '附赠五年维修卡。',
      '5年間の修理カードが付きます。',
    ),
  ],
  jewel: [
    words(
      'The clasp has been tested five thousand times.',
      'Le fermoir a été testé cinq mille fois.',
      '扣件经五千次测试。',
      '留め具は五千回の試験を重ねています。',
    ),
    words(
      'Light enough to wear through a whole wedding.',
      'Une légèreté qui se porte toute une noce.',
      '轻盈，可佩戴整场婚礼。',
      '結婚式のあいだ着けていても疲れない軽さです。',
    ),
    words(
      'It comes in a small box, ready to give.',
      'Le tout dans un petit écrin à offrir.',
      '附小礼盒，可直接送礼。',
      '小箱入りで、そのまま贈り物にできます。',
    ),
  ],
  small: [
    words(
      'A quiet present for someone who has everything.',
      'Un cadeau discret pour qui a déjà tout.',
      '送给什么都不缺的人，正合适。',
      'すべてを持っている人への、さりげない贈り物に。',
    ),
    words(
      'It comes in a paper sleeve without plastic.',
      'Livraison dans un étui en papier, sans plastique.',
      '纸质包装，不含塑料。',
      'プラスチックを使わない紙の包みでお届けします。',
    ),
    words(
      'Made in small numbers, numbered inside.',
      'Petite série, numérotée à l’intérieur.',
      '小批量制作，内附编号。',
      '少量生産で、内側に番号が入っています。',
    ),
  ],
  home: [
    words(
      'The corners are mitred and the seams felled.',
      'Les angles sont en onglet et les coutures rabattues.',
      '转角斜接，接缝包缝。',
      '角は額縁仕立て、縫い目は折り伏せ縫いです。',
    ),
    words(
      'Mix it with plain pieces of the same range.',
      'À mêler aux unis de la même gamme.',
      '可与同系列素色款搭配。',
      '同じシリーズの無地と組み合わせて。',
    ),
    words(
      'Small differences from piece to piece are part of handwork.',
      'De légères différences d’une pièce à l’autre font partie du travail à la main.',
      '件与件之间的细微差异，正是手工之美。',
      '一点ごとのわずかな違いは手仕事の味わいです。',
    ),
  ],
} as const satisfies Record<string, readonly Words[]>

/** The name of a group of last sentences. */
export type WearKey = keyof typeof wear
