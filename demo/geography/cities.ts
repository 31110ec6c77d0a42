/** A city of the demo shop with its district; names in English, Chinese and Japanese (French writes them as English does). */
export interface DemoCity {
  readonly state: string
  readonly name: string
  readonly zh: string
  readonly ja: string
  /** The names of the district in the same languages, without the word for district. */
  readonly district: readonly [en: string, zh: string, ja: string]
  readonly kind: 'metro' | 'city' | 'town'
  readonly tier: 1 | 2 | 3
  readonly latitude: number
  readonly longitude: number
  readonly aliases: readonly string[]
}

/**
 * `state | city | Chinese | Japanese | tier | latitude,longitude | district, where it has another name | other names`. The eight
 * of the first tier are metros, the others cities; a sample of the larger ones, to be completed by an import.
 */
const rows = `
DL|New Delhi|新德里|ニューデリー|1|28.61390,77.20900|New Delhi|Delhi,Dilli
DL|Dwarka|德瓦尔卡|ドワールカ|3|28.59210,77.04600|South West Delhi/西南德里/南西デリー|
DL|Rohini|罗希尼|ローヒニー|3|28.74950,77.05650|North West Delhi/西北德里/北西デリー|
DL|Saket|萨凯特|サケット|3|28.52210,77.21020|South Delhi/南德里/南デリー|
MH|Mumbai|孟买|ムンバイ|1|18.97500,72.82580|Mumbai City/孟买市/ムンバイ市|Bombay
MH|Andheri|安泰里|アンデーリー|3|19.11970,72.84640|Mumbai Suburban/孟买郊区/ムンバイ郊外|
MH|Pune|浦那|プネー|1|18.52040,73.85670||Poona
MH|Nagpur|那格浦尔|ナーグプル|2|21.14580,79.08820||
MH|Thane|塔那|ターネー|2|19.21830,72.97810||Thana
MH|Navi Mumbai|新孟买|ナビムンバイ|2|19.03300,73.02970|Thane|New Bombay
MH|Nashik|纳西克|ナーシク|2|19.99750,73.78980||Nasik
MH|Chhatrapati Sambhajinagar|奥兰加巴德|アウランガーバード|2|19.87620,75.34330||Aurangabad
MH|Kolhapur|戈尔哈布尔|コールハープル|3|16.70500,74.24330||
KA|Bengaluru|班加罗尔|ベンガルール|1|12.97160,77.59460|Bengaluru Urban/班加罗尔城市/ベンガルール都市|Bangalore
KA|Mysuru|迈索尔|マイスール|2|12.29580,76.63940||Mysore
KA|Mangaluru|芒格洛尔|マンガルール|2|12.91410,74.85600|Dakshina Kannada/南卡纳达/ダクシナ・カンナダ|Mangalore
KA|Hubballi|胡布利|フブリ|2|15.36470,75.12400|Dharwad/达尔瓦德/ダールワード|Hubli
KA|Belagavi|贝尔高姆|ベラガーヴィ|3|15.84970,74.49770||Belgaum
TN|Chennai|金奈|チェンナイ|1|13.08270,80.27070||Madras
TN|Coimbatore|哥印拜陀|コインバトール|2|11.01680,76.95580||Kovai
TN|Madurai|马杜赖|マドゥライ|2|9.92520,78.11980||
TN|Tiruppur|蒂鲁普|ティルプール|3|11.10850,77.34110||Tirupur
TN|Tiruchirappalli|蒂鲁吉拉帕利|ティルチラーパッリ|2|10.79050,78.70470||Trichy,Trichinopoly
TN|Salem|塞勒姆|セーラム|3|11.66430,78.14600||
TS|Hyderabad|海得拉巴|ハイデラバード|1|17.38500,78.48670||
TS|Secunderabad|塞康德拉巴德|セカンダラーバード|3|17.43990,78.49830|Hyderabad|
TS|Warangal|瓦朗加尔|ワランガル|2|17.96890,79.59410|Hanumakonda/哈努马孔达/ハヌマコンダ|
TS|Karimnagar|卡里姆纳加尔|カリームナガル|3|18.43860,79.12880||
WB|Kolkata|加尔各答|コルカタ|1|22.57260,88.36390||Calcutta
WB|Howrah|豪拉|ハウラー|2|22.59580,88.26360||Haora
WB|Siliguri|西里古里|シリグリ|2|26.72710,88.39530|Darjeeling/大吉岭/ダージリン|
WB|Durgapur|杜尔加布尔|ドゥルガープル|2|23.52040,87.31190|Paschim Bardhaman/西巴尔达曼/西バルダマーン|
WB|Asansol|阿散索尔|アーサーンソール|2|23.67390,86.95240|Paschim Bardhaman/西巴尔达曼/西バルダマーン|
GJ|Ahmedabad|艾哈迈达巴德|アフマダーバード|1|23.02250,72.57140||Amdavad
GJ|Surat|苏拉特|スーラト|2|21.17020,72.83110||
GJ|Vadodara|瓦多达拉|ヴァドーダラー|2|22.30720,73.18120||Baroda
GJ|Rajkot|拉杰果德|ラージコート|2|22.30390,70.80220||
GJ|Gandhinagar|甘地讷格尔|ガンディーナガル|3|23.21560,72.63690||
GJ|Bhavnagar|包纳加尔|バーヴナガル|3|21.76450,72.15190||
RJ|Jaipur|斋浦尔|ジャイプル|2|26.91240,75.78730||
RJ|Jodhpur|焦特布尔|ジョードプル|2|26.23890,73.02430||
RJ|Udaipur|乌代浦|ウダイプル|3|24.58540,73.71250||
RJ|Kota|科塔|コーター|2|25.21380,75.86480||
RJ|Ajmer|阿杰梅尔|アジュメール|3|26.44990,74.63990||
UP|Lucknow|勒克瑙|ラクナウ|2|26.84670,80.94620||
UP|Kanpur|坎普尔|カーンプル|2|26.44990,80.33190|Kanpur Nagar/坎普尔城/カーンプル・ナガル|Cawnpore
UP|Noida|诺伊达|ノイダ|2|28.53550,77.39100|Gautam Buddha Nagar/乔达摩佛陀纳加尔/ガウタム・ブッダ・ナガル|
UP|Ghaziabad|加济阿巴德|ガーズィヤーバード|2|28.66920,77.45380||
UP|Varanasi|瓦拉纳西|ヴァーラーナシー|2|25.31760,82.97390||Banaras,Benares,Kashi
UP|Agra|阿格拉|アーグラー|2|27.17670,78.00810||
UP|Prayagraj|普拉亚格拉杰|プラヤーグラージ|2|25.43580,81.84630||Allahabad
UP|Meerut|密拉特|メーラト|2|28.98450,77.70640||
HR|Gurugram|古尔冈|グルグラム|2|28.45950,77.02660||Gurgaon
HR|Faridabad|法里达巴德|ファリーダーバード|2|28.40890,77.31780||
HR|Panipat|帕尼帕特|パーニーパット|3|29.39090,76.96350||
HR|Ambala|安巴拉|アンバーラー|3|30.37820,76.77670||
PB|Ludhiana|卢迪亚纳|ルディヤーナー|2|30.90100,75.85730||
PB|Amritsar|阿姆利则|アムリトサル|2|31.63400,74.87230||
PB|Jalandhar|贾朗达尔|ジャーランダル|2|31.32600,75.57620||Jullundur
PB|Mohali|莫哈利|モーハーリー|3|30.70460,76.71790|S.A.S. Nagar/萨希布扎达·阿吉特·辛格讷格尔/SASナガル|S.A.S. Nagar
CH|Chandigarh|昌迪加尔|チャンディーガル|2|30.73330,76.77940||
MP|Indore|印多尔|インドール|2|22.71960,75.85770||
MP|Bhopal|博帕尔|ボーパール|2|23.25990,77.41260||
MP|Gwalior|瓜廖尔|グワーリヤル|2|26.21830,78.18280||
MP|Jabalpur|贾巴尔普尔|ジャバルプル|2|23.18150,79.98640||Jubbulpore
CG|Raipur|赖布尔|ラーイプル|2|21.25140,81.62960||
CG|Bhilai|比莱|ビライ|3|21.19380,81.35090|Durg/杜尔格/ドゥルグ|
BR|Patna|巴特那|パトナ|2|25.59410,85.13760||
BR|Gaya|伽耶|ガヤー|3|24.79140,85.00020||
JH|Ranchi|兰契|ラーンチー|2|23.34410,85.30960||
JH|Jamshedpur|贾姆谢德布尔|ジャムシェードプル|2|22.80460,86.20290|East Singhbhum/东辛格布姆/東シングブーム|Tatanagar
JH|Dhanbad|丹巴德|ダンバード|2|23.79570,86.43040||
OD|Bhubaneswar|布巴内斯瓦尔|ブヴァネーシュヴァル|2|20.29610,85.82450|Khordha/库尔达/コールダー|
OD|Cuttack|克塔克|カタック|2|20.46250,85.88300||Kataka
KL|Kochi|科钦|コーチ|2|9.93120,76.26730|Ernakulam/埃尔讷古勒姆/エルナークラム|Cochin
KL|Thiruvananthapuram|特里凡得琅|ティルヴァナンタプラム|2|8.52410,76.93660||Trivandrum
KL|Kozhikode|科泽科德|コーリコード|2|11.25880,75.78040||Calicut
KL|Thrissur|特里苏尔|トリシュール|2|10.52760,76.21440||Trichur
AP|Visakhapatnam|维沙卡帕特南|ヴィシャーカパトナム|2|17.68680,83.21850||Vizag
AP|Vijayawada|维杰亚瓦达|ヴィジャヤワーダ|2|16.50620,80.64800|NTR/NTR/NTR|Bezwada
AP|Guntur|贡土尔|グントゥール|2|16.30670,80.43650||
AP|Tirupati|蒂鲁帕蒂|ティルパティ|3|13.62880,79.41920||
AS|Guwahati|古瓦哈提|グワーハーティー|2|26.14450,91.73620|Kamrup Metropolitan/卡姆鲁普都会/カームループ都市|Gauhati
AS|Dibrugarh|迪布鲁格尔|ディブルーガル|3|27.47280,94.91200||
UK|Dehradun|德拉敦|デヘラードゥーン|2|30.31650,78.03220||Dehra Dun
UK|Haridwar|赫尔德瓦尔|ハリドワール|3|29.94570,78.16420||Hardwar
HP|Shimla|西姆拉|シムラー|3|31.10480,77.17340||Simla
JK|Srinagar|斯利那加|スリナガル|2|34.08370,74.79730||
JK|Jammu|查谟|ジャンムー|2|32.72660,74.85700||
GA|Panaji|帕纳吉|パナジ|3|15.49090,73.82780|North Goa/北果阿/北ゴア|Panjim
GA|Margao|马尔冈|マルガオ|3|15.28320,73.98620|South Goa/南果阿/南ゴア|Madgaon
PY|Puducherry|本地治里|ポンディシェリ|2|11.94160,79.80830||Pondicherry
ML|Shillong|西隆|シロン|3|25.57880,91.89330|East Khasi Hills/东卡西山/東カーシ丘陵|
TR|Agartala|阿加尔塔拉|アガルタラ|3|23.83150,91.28680|West Tripura/西特里普拉/西トリプラ|
MN|Imphal|因帕尔|インパール|3|24.81700,93.93680|Imphal West/西因帕尔/西インパール|
SK|Gangtok|甘托克|ガントク|3|27.33890,88.60650||
LA|Leh|列城|レー|3|34.15260,77.57710||
AN|Port Blair|布莱尔港|ポートブレア|3|11.62340,92.72650|South Andaman/南安达曼/南アンダマン|Sri Vijaya Puram`

/** The sample of India's cities. */
export const demoCities: readonly DemoCity[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [state = '', name = '', zh = '', ja = '', tier = '', at = '', district = '', other = ''] =
      row.split('|')
    const [latitude = 0, longitude = 0] = at.split(',').map(Number)
    const [en = '', districtZh, districtJa] = (district || `${name}/${zh}/${ja}`).split('/')
    return {
      state: `IN-${state}`,
      name,
      zh,
      ja,
      latitude,
      longitude,
      tier: Number(tier) as DemoCity['tier'],
      district: [en, districtZh ?? zh, districtJa ?? ja],
      kind: tier === '1' ? 'metro' : tier === '2' ? 'city' : 'town',
      aliases: other.split(',').filter(Boolean),
    }
  })
