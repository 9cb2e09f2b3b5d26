import errors from './errors.ts'
import home from './home.ts'
import shell from './shell.ts'
import status from './status.ts'
import tile from './tile.ts'

/** What the first view of the site shows: its frame, the home page, what may replace either, and why something failed. */
export default { ...shell, ...status, ...home, ...tile, ...errors }
