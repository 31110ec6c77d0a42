import colourFamilies from '../../product/texts/colourFamilies.ja.ts'
import sizeSystems from '../../product/texts/sizeSystems.ja.ts'

export default {
  name: '商品オプション',
  fields: {
    name: '名称',
    code: 'コード',
    display: '表示方法',
    values: '値',
    labels: '選択肢',
    productsCount: '商品',
    behind: '反映待ちの商品あり',
    'values.label': '英語',
    'values.labelFr': 'フランス語',
    'values.labelZh': '中国語',
    'values.labelJa': '日本語',
    'values.code': 'コード',
    'values.hex': '色',
    'values.swatch': '見本の画像',
    'values.family': '系統',
    'values.system': 'サイズ体系',
  },
  values: {
    display: {
      swatch: 'カラー見本',
      image: '画像',
      pill: 'ボタン',
      select: 'プルダウン',
    },
    'values.family': colourFamilies,
    'values.system': sizeSystems,
  },
  sections: {
    use: '使用状況',
    general: '基本情報',
    values: '値',
  },
  views: {
    looks: 'カラーと画像',
    words: '文字',
    unused: '未使用',
  },
  actions: {
    mergeValues: '値を統合…',
  },
  help: {
    display: '店頭でお客様が値を選ぶ方法です。',
    values:
      'お客様に見える順です。商品はコードで値を見分け、コードは SKU の一部にもなります。名前や見た目の変更はすべての商品に反映されます。',
  },
  own: {
    preview: 'お客様に見える形',
    uses: '商品 %{smart_count} 点で使用',
    unused: 'どの商品も使っていません。',
    'merge.title': '「%{title}」の値を統合',
    'merge.text':
      '一つ目の値の商品は、バリエーションと画像ごと二つ目の値に変わり、一つ目の値はなくなります。SKU は変わりません。',
    'merge.from': 'なくなる値',
    'merge.into': '統合先',
    'merge.choose': '値を選ぶ',
    'merge.products': '商品 %{smart_count} 点が変わります',
    'merge.variants': 'バリエーション %{smart_count} 件が移ります',
    'merge.clashes': '次の商品には同じバリエーションが二つできてしまいます。先にどちらかを削除してください：',
    'merge.submit': '統合',
    merged: '「%{from}」を「%{into}」に統合しました',
  },
}
