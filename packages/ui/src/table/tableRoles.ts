/**
 * The roles that table elements have anyway. They are stated because browsers have dropped them, and some still do, as
 * soon as a style sheet changes the elements' `display`, which drawing rows as cards does.
 */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
