/** A state or union territory of India: ISO 3166-2, the state code of GST numbers, the LGD code, and how its pincodes begin. */
export interface IndianState {
  readonly isoCode: string
  readonly gstCode: string
  readonly lgdCode: string
  readonly kind: 'state' | 'unionTerritory'
  /** Taxed under UTGST, as it has no legislature of its own. */
  /** In English, French, Chinese and Japanese. */
  readonly names: readonly [en: string, fr: string, zh: string, ja: string]
  readonly aliases: readonly string[]
  readonly pinPrefixes: readonly (readonly [from: string, to?: string])[]
}

/**
 * `ISO | GST | LGD | S, U (union territory) or UT (with UTGST) | English | French | Chinese | Japanese | pincodes | other names`.
 * The ranges of pincodes overlap at some borders, so they only ever warn.
 */
const rows = `
AP|37|28|S|Andhra Pradesh|Andhra Pradesh|安得拉邦|アーンドラ・プラデーシュ州|507-535|AP
AR|12|12|S|Arunachal Pradesh|Arunachal Pradesh|阿鲁纳恰尔邦|アルナーチャル・プラデーシュ州|790-792|
AS|18|18|S|Assam|Assam|阿萨姆邦|アッサム州|781-788|
BR|10|10|S|Bihar|Bihar|比哈尔邦|ビハール州|800-855|
CG|22|22|S|Chhattisgarh|Chhattisgarh|恰蒂斯加尔邦|チャッティースガル州|490-497|Chattisgarh
GA|30|30|S|Goa|Goa|果阿邦|ゴア州|403|
GJ|24|24|S|Gujarat|Gujarat|古吉拉特邦|グジャラート州|360-396|
HR|06|6|S|Haryana|Haryana|哈里亚纳邦|ハリヤーナー州|121-136|
HP|02|2|S|Himachal Pradesh|Himachal Pradesh|喜马偕尔邦|ヒマーチャル・プラデーシュ州|171-177|
JH|20|20|S|Jharkhand|Jharkhand|贾坎德邦|ジャールカンド州|813-835|
KA|29|29|S|Karnataka|Karnataka|卡纳塔克邦|カルナータカ州|560-591|Mysore State
KL|32|32|S|Kerala|Kerala|喀拉拉邦|ケーララ州|670-695|
MP|23|23|S|Madhya Pradesh|Madhya Pradesh|中央邦|マディヤ・プラデーシュ州|450-488|
MH|27|27|S|Maharashtra|Maharashtra|马哈拉施特拉邦|マハーラーシュトラ州|400-402,404-445|
MN|14|14|S|Manipur|Manipur|曼尼普尔邦|マニプル州|795|
ML|17|17|S|Meghalaya|Meghalaya|梅加拉亚邦|メーガーラヤ州|793-794|
MZ|15|15|S|Mizoram|Mizoram|米佐拉姆邦|ミゾラム州|796|
NL|13|13|S|Nagaland|Nagaland|那加兰邦|ナガランド州|797-798|
OD|21|21|S|Odisha|Odisha|奥里萨邦|オリッサ州|751-770|Orissa
PB|03|3|S|Punjab|Pendjab|旁遮普邦|パンジャーブ州|140-159|
RJ|08|8|S|Rajasthan|Rajasthan|拉贾斯坦邦|ラージャスターン州|301-345|
SK|11|11|S|Sikkim|Sikkim|锡金邦|シッキム州|737|
TN|33|33|S|Tamil Nadu|Tamil Nadu|泰米尔纳德邦|タミル・ナードゥ州|600-643|Madras State,Tamilnadu
TS|36|36|S|Telangana|Telangana|特伦甘纳邦|テランガーナ州|500-509|
TR|16|16|S|Tripura|Tripura|特里普拉邦|トリプラ州|799|
UP|09|9|S|Uttar Pradesh|Uttar Pradesh|北方邦|ウッタル・プラデーシュ州|201-285|
UK|05|5|S|Uttarakhand|Uttarakhand|北阿坎德邦|ウッタラーカンド州|244-249,262-263|Uttaranchal
WB|19|19|S|West Bengal|Bengale-Occidental|西孟加拉邦|西ベンガル州|700-743|
AN|35|35|UT|Andaman and Nicobar Islands|Îles Andaman-et-Nicobar|安达曼和尼科巴群岛|アンダマン・ニコバル諸島|744|Andaman & Nicobar Islands
CH|04|4|UT|Chandigarh|Chandigarh|昌迪加尔|チャンディーガル|160|
DH|26|38|UT|Dadra and Nagar Haveli and Daman and Diu|Dadra et Nagar Haveli et Daman et Diu|达德拉-纳加尔哈维利和达曼-第乌|ダードラー及びナガル・ハヴェーリーとダマン及びディーウ|362,396|Daman and Diu,Dadra and Nagar Haveli
DL|07|7|U|Delhi|Delhi|德里|デリー|110|NCT of Delhi,New Delhi
JK|01|1|U|Jammu and Kashmir|Jammu-et-Cachemire|查谟和克什米尔|ジャンムー・カシミール|180-193|Jammu & Kashmir
LA|38|37|UT|Ladakh|Ladakh|拉达克|ラダック|194|
LD|31|31|UT|Lakshadweep|Lakshadweep|拉克沙群岛|ラクシャドウィープ|682|
PY|34|34|U|Puducherry|Pondichéry|本地治里|ポンディシェリ|533,605,607,609,673|Pondicherry`

/** The 28 states and 8 union territories of India. */
export const indianStates: readonly IndianState[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [
      code = '',
      gstCode = '',
      lgdCode = '',
      kind,
      en = '',
      fr = '',
      zh = '',
      ja = '',
      pins = '',
      other = '',
    ] = row.split('|')
    return {
      isoCode: `IN-${code}`,
      gstCode,
      lgdCode,
      kind: kind === 'S' ? 'state' : 'unionTerritory',
      names: [en, fr, zh, ja],
      aliases: other.split(',').filter(Boolean),
      pinPrefixes: pins.split(',').map((range): [string, string?] => {
        const [from = '', to] = range.split('-')
        return to === undefined ? [from] : [from, to]
      }),
    }
  })
