import type { Brand } from './brandSchema.ts'

/** The kit's own brand: the tokens as they are. Apart from the schema, so that a page without other brands loads none. */
export const felt: Brand = { name: 'felt', title: 'Felt' }
