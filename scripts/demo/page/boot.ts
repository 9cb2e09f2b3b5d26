/** The host's only page: it starts the demo's worker, which serves every page from then on. */
import { tellWorker } from './tellWorker.ts'
import { demoLanguage, textsFor } from './texts.ts'

const language = demoLanguage(navigator.languages)
const texts = textsFor(language)
const triesKey = 'demoStarts'
/** Reloads only once: a page that the worker does not control must not reload in a loop. */
const mostTries = 3

function say(text: string): HTMLElement {
  const place = document.getElementById('status')
  if (!place) throw new Error('The page has no #status element.')
  place.textContent = text
  return place
}

function fail(failure: unknown): void {
  // For the person who hosts the demo.
  console.error(failure)
  sessionStorage.removeItem(triesKey)
  const again = document.createElement('button')
  again.textContent = texts.again
  again.addEventListener('click', () => window.location.reload())
  say(texts.unsupported).after(again)
}

/** Folder of the demo: the nearest one above this page that has its mark. Hosts show this page at every address. */
async function findFolder(): Promise<string> {
  const parts = window.location.pathname.split('/').slice(0, -1)
  const above = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}/`)
  // Finally the address itself, for a host that adds no slash to a folder.
  for (const folder of [...above, `${window.location.pathname}/`]) {
    const answer = await fetch(`${folder}demo/mark.json`)
    if (answer.ok && answer.headers.get('content-type')?.includes('json')) return folder
  }
  throw new Error('The files of the demo were not found above this address.')
}

async function start(): Promise<void> {
  const tries = Number(sessionStorage.getItem(triesKey) ?? 0) + 1
  if (tries > mostTries) throw new Error('The worker of the demo does not take over its pages.')
  sessionStorage.setItem(triesKey, String(tries))
  const folder = await findFolder()
  await navigator.serviceWorker.register(`${folder}sw.js`, { scope: folder })
  const { active } = await navigator.serviceWorker.ready
  if (!active) throw new Error('The worker of the demo did not start.')
  await tellWorker(active, 'prepare')
  window.location.reload()
}

document.documentElement.lang = language
document.title = texts.region
say(texts.preparing)
start().catch(fail)
