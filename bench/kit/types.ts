/** What a library costs the type checker and a reader: seconds, and props on a button. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const checker = path.join(root, 'node_modules/.bin/tsc')

const check = (file: string) => {
  const begun = performance.now()
  const { stdout } = spawnSync(
    checker,
    '--ignoreConfig --noEmit --strict --skipLibCheck --jsx react-jsx --target ES2022 --module ESNext --moduleResolution Bundler'
      .split(' ')
      .concat(file),
    { encoding: 'utf8' },
  )
  return { seconds: (performance.now() - begun) / 1000, told: stdout }
}

/** Seconds to check a file of 100 buttons (the best of three), and the number of props of a button. */
export const typed = (module: string): { readonly seconds: number; readonly props: number } => {
  const folder = mkdtempSync(path.join(root, 'bench/node_modules/.types-'))
  try {
    const use = path.join(folder, 'use.tsx')
    const lines = Array.from(
      { length: 100 },
      (_, at) => `export const B${at} = () => <Button id="b${at}" disabled>Play</Button>`,
    )
    writeFileSync(use, `import { Button } from '${module}'\n${lines.join('\n')}\n`)
    const runs = [check(use), check(use), check(use)]
    const wrong = runs[0]?.told.trim()
    if (wrong) throw new Error(`${module} does not check:\n${wrong}`)
    const count = path.join(folder, 'count.tsx')
    // The checker names a few of the missing properties and counts the rest.
    writeFileSync(
      count,
      `import type { ComponentProps } from 'react'\nimport { Button } from '${module}'\n` +
        'export const none: Record<keyof ComponentProps<typeof Button>, 1> = {}\n',
    )
    const { told } = check(count)
    const [, named = '', more = '0'] = /: ([^:\n]+?)(?:,? and (\d+) more)?\.?\s*$/m.exec(told) ?? []
    const props = named.split(',').filter((name) => name.trim()).length + Number(more)
    return { seconds: Math.min(...runs.map(({ seconds }) => seconds)), props }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
