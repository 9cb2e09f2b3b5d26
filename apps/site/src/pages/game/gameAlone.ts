import { breakpoints } from '@croupier/ui/breakpoints'

/**
 * Media query for windows in which a running game fills the screen, with its bar: phones, upright and sideways. Larger
 * windows keep the header (S-038).
 */
export const gameAlone = `(width < ${breakpoints.md}), (height < 30rem)`
