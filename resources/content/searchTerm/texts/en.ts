export default {
  name: 'Search term |||| Search terms',
  fields: {
    term: 'Term',
    results: 'Results',
    uses: 'Searches',
    lastUsedAt: 'Last searched',
    redirectTo: 'Leads to',
    synonyms: 'Synonyms',
  },
  sections: {
    general: 'General',
    figures: 'Figures',
  },
  views: {
    withoutResults: 'Without results',
    unanswered: 'Without results and answer',
    redirected: 'Leading somewhere',
  },
  actions: {
    redirect: 'Create redirect',
  },
  flags: {
    report: 'Report searches (the store)',
  },
  help: {
    redirectTo:
      'The store sends whoever looks for the term there: a path, or an address that begins with https.',
    synonyms: 'Other words that the store looks for along with the term.',
  },
  own: {
    redirectHint: 'Whoever looks for this term is sent to the address at once, without a list of results.',
    redirected: 'The term leads to %{to}.',
  },
}
