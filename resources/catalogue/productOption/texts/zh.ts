import colourFamilies from '../../product/texts/colourFamilies.zh.ts'
import sizeSystems from '../../product/texts/sizeSystems.zh.ts'

export default {
  name: '商品选项',
  fields: {
    name: '名称',
    code: '编码',
    display: '展示方式',
    values: '选项值',
    labels: '可选值',
    productsCount: '商品',
    behind: '仍有商品待更新',
    'values.label': '英语',
    'values.labelFr': '法语',
    'values.labelZh': '中文',
    'values.labelJa': '日语',
    'values.code': '编码',
    'values.hex': '色值',
    'values.swatch': '色样图片',
    'values.family': '色系',
    'values.system': '尺码体系',
  },
  values: {
    display: {
      swatch: '色块',
      image: '图片',
      pill: '按钮',
      select: '下拉列表',
    },
    'values.family': colourFamilies,
    'values.system': sizeSystems,
  },
  sections: {
    use: '使用情况',
    general: '基本信息',
    values: '选项值',
  },
  views: {
    looks: '颜色和图片',
    words: '文字',
    unused: '未使用',
  },
  actions: {
    mergeValues: '合并选项值…',
  },
  help: {
    display: '客户在店面上选择选项值的方式。',
    values:
      '按客户看到的顺序排列。商品通过编码识别选项值，编码也是 SKU 片段；改名或更换外观会更新到所有商品。',
  },
  own: {
    preview: '客户看到的样子',
    uses: '%{smart_count} 个商品使用',
    unused: '没有商品使用。',
    'merge.title': '合并“%{title}”的选项值',
    'merge.text': '使用第一个值的商品连同规格和图片改用第二个值，第一个值随后移除。SKU 保持不变。',
    'merge.from': '移除的值',
    'merge.into': '其商品改用',
    'merge.choose': '选择一个值',
    'merge.products': '%{smart_count} 个商品将更改',
    'merge.variants': '%{smart_count} 个规格将移动',
    'merge.clashes': '以下商品会出现两个相同的规格，请先移除其中一个：',
    'merge.submit': '合并',
    merged: '“%{from}”已并入“%{into}”',
  },
}
