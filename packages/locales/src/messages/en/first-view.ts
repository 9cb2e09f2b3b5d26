import errors from './errors.ts'
import home from './home.ts'
import shell from './shell.ts'
import status from './status.ts'
import tile from './tile.ts'

/** The first view of the site: its frame, the home page, pages that may replace either, and errors. */
export default { ...shell, ...status, ...home, ...tile, ...errors }
