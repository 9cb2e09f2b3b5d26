/**
 * Gives every styled component of a built package a stable name: `styled.div` becomes `styled.div.withConfig({
 * componentId: 'cr-button-Button-Root' })`.
 *
 * Without it styled-components numbers components in the order their modules are evaluated. A server evaluates a whole
 * package and a browser only the bundled parts, so the two would render different class names and hydration would fail.
 * Source files stay plain; this runs after `tsc` on `dist`.
 *
 * In development they also get readable names: `Button.Root` instead of `styled.div`, and their types the name of a file
 * that `nodenext` finds too.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** `const Root = styled.div` or `const Root = styled(Button)`, without `withConfig`. */
const component = /^((?:export )?const (\w+) = styled(?:\.\w+|\([\w.]+\)))(?!\.withConfig)(?=\.attrs| ?`)/gm

/** The script of one built file with names added; `place` is its path inside the package, without extension. */
export function withStableNames(script: string, place: string): string {
  return script.replace(component, (_, begun: string, name: string) => {
    const id = `cr-${place.replaceAll(/[^A-Za-z0-9]+/g, '-')}-${name}`
    return `${begun}.withConfig({ componentId: '${id}' })`
  })
}

/** The components that a file makes, by the constants they are. */
const made = /^(?:export )?const (\w+) = styled(?:\.\w+|\([\w.]+\))/gm

/** Lines that name the styled components of a file in development; empty for a file without any. */
export function readableNames(script: string, place: string): string {
  const file = path.basename(place)
  const lines = [...script.matchAll(made)].map(([, name = '']) => `${name}.displayName = '${file}.${name}';`)
  return lines.length === 0 ? '' : `if (process.env.NODE_ENV !== 'production') {\n  ${lines.join('\n  ')}\n}\n`
}

/** The declarations of one built file, with the extension that `tsc` leaves out of the types of styled components. */
export const withFoundTypes = (declarations: string): string =>
  declarations.replaceAll('"styled-components/dist/types"', '"styled-components/dist/types.js"')

/** The comment that links to a file's map stays its last line. */
const map = /\n?\/\/# sourceMappingURL=.*\n?$/
const withoutMap = (script: string) => `${script.replace(map, '')}\n`
const mapOf = (script: string) => map.exec(script)?.[0].trimStart() ?? ''

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = path.resolve(process.argv[2] ?? 'dist')
  for (const file of globSync('**/*.js', { cwd: folder })) {
    const full = path.join(folder, file)
    const script = readFileSync(full, 'utf8')
    const place = file.slice(0, -'.js'.length)
    const named = withStableNames(script, place)
    if (named !== script) writeFileSync(full, withoutMap(named) + readableNames(script, place) + mapOf(named))
  }
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const full = path.join(folder, file)
    const declarations = readFileSync(full, 'utf8')
    const found = withFoundTypes(declarations)
    if (found !== declarations) writeFileSync(full, found)
  }
}
