/**
 * Marks the modules of a built package that only run with React's client half by `'use client'`, so that a server
 * component can import the package. Runs after `tsc` over `dist`. An index stays unmarked: what it exports besides
 * components, such as `themeScript`, can be called on the server.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Imports of a library that uses React, directly or in its own modules. */
const clientImport =
  /^(?:import|export)\b[^;'"]*['"](?:react|react-dom|react-aria-components|react-hook-form|styled-components|mobx-react-lite|lucide-react|qrcode\.react|@base-ui\/react|@headless-tree\/react|@tanstack\/react-virtual|swiper\/react|next)(?:\/[^'"]*)?['"]/m

/** The script of one built file, marked if it needs that. */
export const withDirective = (script: string): string =>
  clientImport.test(script) && !/^['"]use client['"]/.test(script) ? `'use client';\n${script}` : script

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = path.resolve(process.argv[2] ?? 'dist')
  for (const file of globSync('**/*.js', { cwd: folder })) {
    const full = path.join(folder, file)
    const script = readFileSync(full, 'utf8')
    const marked = withDirective(script)
    if (marked !== script) writeFileSync(full, marked)
  }
}
