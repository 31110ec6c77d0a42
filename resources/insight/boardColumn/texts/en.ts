export default {
  name: 'Board column |||| Board columns',
  fields: {
    title: 'Title',
    project: 'Project',
    cardLimit: 'Most cards',
    finished: 'Work here is done',
    position: 'Place',
  },
  sections: { column: 'Column' },
  help: {
    cardLimit: 'The column takes no more than these. Empty: as many as you like.',
    finished: 'Cards in this column count as done in the progress of the project.',
  },
}
