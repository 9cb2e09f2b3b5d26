/** `npm run build`: packages and site. */
import { buildOrExit } from './serving/build.ts'

buildOrExit(...process.argv.slice(2))
