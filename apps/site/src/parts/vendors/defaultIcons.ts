/** Placeholder for a vendor's logo that is missing or fails (S-212, S-273). */
export const defaultVendorIcon = '/icons/vendor.svg'

/** Icon of all vendors together. */
export const allVendorsIcon = '/icons/all.svg'

/** Placeholder for a game's picture that is missing or fails (S-212). */
export const defaultGameIcon = '/icons/game.svg'

/** Placeholder for a member's picture (S-073). */
export const defaultAvatar = '/icons/avatar.svg'

const lotteryFamilies: readonly string[] = ['11X5', 'LF', 'LHC', 'PK10', 'SSC']

/** Icon of a family of lotteries; one for all others (S-273). */
export const lotteryIcon = (family: string): string =>
  `/icons/lottery/${lotteryFamilies.includes(family) ? family : 'default'}.svg`
