/**
 * Removes comments and indentation from the styles of a built package. Runs after `tsc` on `dist`; the site's build
 * does the same to the code it bundles.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { withShortStyles } from '../../apps/site/server/styles.ts'

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = path.resolve(process.argv[2] ?? 'dist')
  for (const file of globSync('**/*.js', { cwd: folder })) {
    const full = path.join(folder, file)
    const script = readFileSync(full, 'utf8')
    const short = withShortStyles(script)
    if (short !== script) writeFileSync(full, short)
  }
}
