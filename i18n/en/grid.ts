/** The sheets in which cells of a list are changed in place. */
export default {
  grid: {
    mode: 'Edit as a spreadsheet',
    sheets: 'Sheet',
    leave: 'Back to the table',
    hint: 'Type, paste from a spreadsheet, Ctrl+D and Ctrl+R fill, Ctrl+Z undoes, Ctrl+S saves',
    place: '%{title}: %{field}',
    readOnly: 'Cannot be changed here',
    byDialog: 'Enter opens where this is changed',
    takeTheirs: 'Take theirs',
    keepMine: 'Keep mine',
    unsaved: 'One cell changed |||| %{smart_count} cells changed',
    inRecords: 'in one record |||| in %{smart_count} records',
    clashes: 'one changed by somebody else too |||| %{smart_count} changed by others too',
    wrong: 'one needs attention |||| %{smart_count} need attention',
    next: 'Show next',
    saving: 'Saving %{number} of %{of}…',
    saved: 'One record saved |||| %{smart_count} records saved',
    lost: 'What you changed in one cell is gone: it was removed meanwhile |||| What you changed in %{smart_count} cells is gone: they were removed meanwhile',
    restored: 'from last time',
    leaveText:
      'Unsaved cells of this record would be lost: |||| Unsaved cells of these %{smart_count} records would be lost:',
    more: 'and one more |||| and %{smart_count} more',
  },
}
