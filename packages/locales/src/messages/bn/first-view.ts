import home from './home.ts'
import shell from './shell.ts'
import status from './status.ts'
import tile from './tile.ts'

/** What the first look at the site shows: its frame, the home page, and what may stand in for either. */
export default { ...shell, ...status, ...home, ...tile }
