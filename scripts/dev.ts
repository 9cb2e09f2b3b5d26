/** `npm run dev`: the same as `npm start`, with hot reload of the site. */
import { serve } from './serving/serve.ts'

await serve('source')
