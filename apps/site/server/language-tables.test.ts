import { expect, it } from 'vitest'
import { languageTables } from './language-tables.ts'

const file = { type: 'asset', names: ['language-tables.js'], fileName: 'assets/language-tables-1a2b.js' }

it('starts the worker from the build’s folder, wherever the site is mounted', () => {
  const { handler } = languageTables().transformIndexHtml as {
    handler: (page: string, context: object) => readonly { children: string }[]
  }
  const [script] = handler('', { bundle: { [file.fileName]: file } })
  const started: URL[] = []
  function Worker(address: URL) {
    started.push(address)
  }
  const document = { querySelector: () => ({ href: 'https://demo.test/casino/assets/index-1.js' }) }
  // oxlint-disable-next-line no-new-func
  new Function('Worker', 'document', script?.children ?? '')(Worker, document)
  expect(started.map(String)).toEqual(['https://demo.test/casino/assets/language-tables-1a2b.js'])
})
