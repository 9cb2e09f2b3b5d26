import path from 'node:path'
import type { Plugin } from 'vite'

const name = 'language-tables.js'

/** What the first page asks of the browser's languages. The tables belong to the process: whoever reads them reads them for all. */
const worker = `Intl.NumberFormat.supportedLocalesOf('en');Intl.DateTimeFormat.supportedLocalesOf('en');new Intl.DateTimeFormat('en').format(0);postMessage(0)`

/** Starts the worker beside the page's first script, wherever the page is mounted. Without it the page reads the tables itself. */
const start = (file: string) =>
  `try{const w=new Worker(new URL(${JSON.stringify(file)},document.querySelector('link[href*="/assets/"]').href));w.onmessage=w.onerror=function(){w.terminate()}}catch(e){}`

/**
 * Has the browser read its tables of languages on a thread while the scripts are on their way (decision 0239). It reads them
 * at the first question about one, which takes the page's own thread 40 ms on a desktop and several times that on a phone.
 */
export const languageTables = (): Plugin => ({
  name: 'croupier:language-tables',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'asset', name, source: worker })
  },
  transformIndexHtml: {
    order: 'post',
    handler(_page, { bundle = {} }) {
      const file = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(name))
      if (!file) throw new Error(`${name} is not in the build`)
      return [{ tag: 'script', children: start(path.basename(file.fileName)), injectTo: 'head' }]
    },
  },
})
