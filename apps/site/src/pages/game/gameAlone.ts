import { breakpoints } from '@croupier/ui/breakpoints'

/**
 * Query for windows whose screen a running game has to itself, with its bar: phones, upright and on their side. Larger
 * windows keep the header (S-038).
 */
export const gameAlone = `(width < ${breakpoints.md}), (height < 30rem)`
