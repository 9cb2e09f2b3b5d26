/**
 * The implicit roles of table elements, set explicitly: some browsers drop them when a style sheet changes `display`,
 * as drawing rows as cards does.
 */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
