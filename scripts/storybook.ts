/**
 * `npm run storybook` and `npm run build-storybook [-- --output-dir DIR]`: Storybook as a server, and as files.
 * Storybook ships its manager unminified; minifying it here saves a visitor a third of a megabyte before the first
 * page.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { minifySync } from 'vite'
import { runStorybook, serverOptions } from './storybook/built.ts'

const root = path.resolve(import.meta.dirname, '..')
const [task = 'build', ...rest] = process.argv.slice(2)
if (task === 'dev') {
  runStorybook(root, serverOptions(rest))
  process.exit()
}

const { values } = parseArgs({
  args: rest,
  options: { 'output-dir': { type: 'string', short: 'o', default: 'storybook-static' } },
  // Chromatic passes further options on to Storybook.
  strict: false,
})
const output = path.resolve(String(values['output-dir']))
runStorybook(root, ['build', ...rest, '--output-dir', output])

const scripts = ['sb-manager', 'sb-addons'].flatMap((name) =>
  readdirSync(path.join(output, name), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join(output, name, file)),
)
for (const file of scripts) {
  const { code, errors } = minifySync(file, readFileSync(file, 'utf8'), { module: true })
  if (errors.length > 0) throw new Error(`${path.relative(output, file)}: ${errors[0]?.message}`)
  writeFileSync(file, code)
}
