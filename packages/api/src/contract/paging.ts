import * as z from 'zod/mini'
import { count } from './scalars.ts'

/** Page and size as the game lists name them; pages count from 1. */
export const pageNoAndSize = {
  pageNo: z._default(count, 1),
  pageSize: z._default(count, 24),
}

/** Page and size as records and messages name them; pages count from 1, 20 rows by default. */
export const pageAndSize = {
  page: z._default(count, 1),
  size: z._default(count, 20),
}
