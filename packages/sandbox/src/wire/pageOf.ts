/** One page of a list; pages count from 1. */
export function pageOf<Row>(rows: readonly Row[], page: number, size: number) {
  const at = Math.max(1, page)
  const many = Math.min(Math.max(1, size), 999)
  return {
    rows: rows.slice((at - 1) * many, at * many),
    totalPages: Math.ceil(rows.length / many),
    totalCount: rows.length,
  }
}
