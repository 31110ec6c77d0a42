export default {
  name: 'Size chart |||| Size charts',
  sections: {
    display: 'State',
    guide: 'How to measure',
  },
  fields: {
    title: 'Title on the store',
    scope: 'Made for',
    howToMeasure: 'Picture: how to measure',
    howToText: 'How to measure',
    fitNote: 'Note on the fit',
  },
  values: {
    scope: {
      brand: 'A brand',
      category: 'Categories',
      product: 'Single products',
    },
    unit: {
      cm: 'Centimetres',
      in: 'Inches',
    },
    measuredOn: {
      body: 'The body',
      article: 'The article',
    },
    'measurements.measure': {
      headCircumference: 'Head',
    },
  },
  help: {
    title: 'What customers read; the name is for staff.',
    measurements:
      'Sizes down, measures across. Write 81, or 81–84 for a range; cells copied from a spreadsheet can be pasted.',
  },
  own: {
    grid: 'Grid of measures',
    size: 'Size',
    empty: 'No measures yet. Add sizes and measures below.',
    addSizes: 'Add sizes: S, M, L',
    add: 'Add',
    addMeasure: 'Add a measure…',
    removeSize: 'Remove size %{name}',
    removeMeasure: 'Remove %{name}',
    nameOf: 'Name of size %{name}',
    cell: '%{measure} of %{size}',
    convert: 'Convert all to %{unit}',
    left: '%{smart_count} pasted value lay outside the grid and was left out. Add its size or measure first. |||| %{smart_count} pasted values lay outside the grid and were left out. Add their sizes or measures first.',
  },
}
