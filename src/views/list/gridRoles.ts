/**
 * What the elements of a table are, said once more: laid out as grids they lose their own meaning. A row and the head of a column
 * are moved through with the arrows, which makes the whole a grid and not a plain table.
 */
export const gridRoles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'gridcell' },
  rowHeader: { role: 'rowheader' },
  columnHeader: { role: 'columnheader' },
} as const
