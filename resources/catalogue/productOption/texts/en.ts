import colourFamilies from '../../product/texts/colourFamilies.en.ts'
import sizeSystems from '../../product/texts/sizeSystems.en.ts'

export default {
  name: 'Product option |||| Product options',
  fields: {
    display: 'Shown as',
    labels: 'Choices',
    productsCount: 'Products',
    'values.label': 'English',
    'values.labelFr': 'French',
    'values.labelZh': 'Chinese',
    'values.labelJa': 'Japanese',
    'values.code': 'Code',
    'values.hex': 'Shade',
    'values.swatch': 'Swatch picture',
    'values.family': 'Family',
    'values.system': 'Size system',
    behind: 'Products still follow',
  },
  values: {
    display: {
      swatch: 'Colour dots',
      image: 'Pictures',
      pill: 'Buttons',
      select: 'Drop-down list',
    },
    'values.family': colourFamilies,
    'values.system': sizeSystems,
  },
  views: {
    looks: 'Colours and pictures',
    words: 'Words',
    unused: 'Unused',
  },
  actions: {
    mergeValues: 'Merge values…',
  },
  help: {
    display: 'How customers choose a value on the store.',
    values:
      'In the order in which customers see them. Products know a value by its code, which is its part of the SKU, too; a new name or look goes to all of them.',
  },
  own: {
    preview: 'As customers see them',
    uses: 'Used by %{smart_count} product |||| Used by %{smart_count} products',
    unused: 'No product uses it.',
    'merge.title': 'Merge values of “%{title}”',
    'merge.text':
      'The products of the first value get the second one, with their variants and pictures, and the first value goes. SKUs stay as they are.',
    'merge.from': 'This value goes',
    'merge.into': 'Its products get',
    'merge.choose': 'Choose a value',
    'merge.products': '%{smart_count} product changes |||| %{smart_count} products change',
    'merge.variants': '%{smart_count} variant is moved |||| %{smart_count} variants are moved',
    'merge.clashes': 'These products would have two equal variants. Remove one of each first:',
    'merge.submit': 'Merge',
    merged: '“%{from}” is part of “%{into}” now',
  },
}
