export default {
  name: 'Attribute set |||| Attribute sets',
  sections: {
    display: 'State',
  },
  fields: {
    'groups.label': 'English',
    'groups.labelFr': 'French',
    'groups.labelZh': 'Chinese',
    'groups.labelJa': 'Japanese',
    'attributes.label': 'English',
    'attributes.labelFr': 'French',
    'attributes.labelZh': 'Chinese',
    'attributes.labelJa': 'Japanese',
    'options.label': 'English',
    'options.labelFr': 'French',
    'options.labelZh': 'Chinese',
    'options.labelJa': 'Japanese',
  },
  values: {
    'attributes.type': {
      choice: 'One choice',
      choices: 'Several choices',
      yesNo: 'Yes or no',
    },
  },
  help: {
    groups: 'In the order in which products ask for them.',
    attributes:
      'The group is named by its code. Products keep values under the code, so it does not change later.',
    options: 'For attributes that are a choice, named by their code.',
  },
}
