import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const stories = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => readFileSync(path.join(source, name), 'utf8'))
  .join('\n')

/** Windows are opened over the page by their kind; pages are rendered. */
const isShown = (component: string, kind: string) =>
  stories.includes(`/${component}.tsx'`) || stories.includes(`open({ kind: '${kind}'`)

it.each(['routes/pages.ts', 'shell/overlays/ModalSwitch.tsx', 'member-centre/pages.ts', 'agent-centre/pages.ts'])(
  'every screen of %s has a story',
  (list) => {
    const screens = [
      ...readFileSync(path.join(source, list), 'utf8').matchAll(/(\w+): page\([^]*?\/(\w+)\.tsx'\)|\/(\w+)\.tsx'\)\)/g),
    ].map(([, kind = '', window, page = '']) => [window ?? page, kind] as const)
    expect(screens.length).toBeGreaterThan(8)
    expect(screens.filter(([component, kind]) => !isShown(component, kind)).map(([component]) => component)).toEqual([])
  },
)
