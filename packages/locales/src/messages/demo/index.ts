import baccarat from './baccarat.ts'
import check from './check.ts'
import crash from './crash.ts'
import dice from './dice.ts'
import fishing from './fishing.ts'
import frame from './frame.ts'
import lottery from './lottery.ts'
import showdown from './showdown.ts'
import slot from './slot.ts'
import sports from './sports.ts'

/**
 * The English texts of the demo games, which are separate pages. They are not part of the site's texts, but a
 * language has both in one file. Their arguments are plain: \`{amount}\`.
 */
const english = {
  ...frame,
  ...check,
  ...slot,
  ...fishing,
  ...lottery,
  ...showdown,
  ...crash,
  ...baccarat,
  ...sports,
  ...dice,
}

export default english
