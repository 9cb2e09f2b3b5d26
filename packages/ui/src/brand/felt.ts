import type { Brand } from './brandSchema.ts'

/** The kit's default brand. Separate from the schema, which a page without other brands does not load. */
export const felt: Brand = { name: 'felt', title: 'Felt' }
