/** What the pages of `components/navigation` say. */
export const navigation = {
  breadcrumb: {
    way: { title: 'ここまでの道', text: '狭い画面では戻る道だけが残ります。' },
    mui: { title: '別の区切り', text: 'ページ内で使うMUIのものです。' },
  },
  dropdown: {
    acts: {
      title: '3つの点',
      text: 'グループ分けされ、無効な行と危険な行があります。',
      keys: '矢印で巡回、文字で行へ、Escで閉じます。',
    },
    panel: {
      title: 'リンク付き',
      text: 'ヘッダーと同じです。別のページへ行くと閉じます。',
      keys: '矢印キーで開き、中を移動します。',
    },
    mui: { title: 'MUIのメニュー', text: '製品の見た目です。' },
  },
  pagination: {
    grid: { title: '画像一覧のページ', text: '前後に進み、間に現在位置が出ます。' },
    numbers: { title: '番号で', text: 'MUIのページ送りです。番号で選びます。' },
  },
  steps: {
    numbered: { title: 'フォームの段階', text: '番号付きのタブです。過ぎたものは完了になります。' },
    mui: { title: '読むだけ', text: '押さない場面ではMUIを使います。2つ目は誤りです。' },
  },
}
