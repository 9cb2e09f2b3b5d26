/** The differences as a page to look at, with its pictures beside it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Difference } from './compare.ts'

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)

const section = ({ id, kind, pixels, ...pictures }: Difference) => {
  const shown = (['before', 'after', 'marked'] as const).filter((which) => pictures[which])
  const told = kind === 'changed' ? `${pixels.toLocaleString('en')} pixels` : kind
  const figures = shown.map(
    (which) =>
      `<figure><figcaption>${which}</figcaption><img loading="lazy" alt="${id}, ${which}" src="${id}.${which}.png"></figure>`,
  )
  return `<section id="${id}"><h2>${escaped(id)} <small>${told}</small></h2><div>${figures.join('')}</div></section>`
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 2rem; max-inline-size: 110rem }
  section { border-block-start: 1px solid GrayText; padding-block: 1rem }
  section > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1rem }
  figure { margin: 0 } img { max-inline-size: 100%; border: 1px solid GrayText; background: #fff }
  small { font-weight: normal }`

/** Writes `index.html` and its pictures into `folder`, in the place of what was there; returns the page's path. */
export const writeReport = (folder: string, title: string, differences: readonly Difference[]): string => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const difference of differences) {
    for (const which of ['before', 'after', 'marked'] as const) {
      const picture = difference[which]
      if (picture) writeFileSync(path.join(folder, `${difference.id}.${which}.png`), picture)
    }
  }
  const sections = differences.map(section).join('\n') || '<p>Everything looks the same.</p>'
  const file = path.join(folder, 'index.html')
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style>` +
      `<body><h1>${escaped(title)}</h1>${sections}</body></html>\n`,
  )
  return file
}
