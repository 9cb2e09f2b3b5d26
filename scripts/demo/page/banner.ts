/** The strip above the site that identifies it as a demo, and its two windows. */
import type { DemoAccount } from '@croupier/sandbox'
import { bannerStyle } from './bannerStyle.ts'
import { tellWorker } from './tellWorker.ts'
import { textsFor, type DemoTexts } from './texts.ts'

/** The build's facts about the demo. */
declare const DEMO: { readonly people: readonly DemoAccount[]; readonly secrets: Readonly<Record<string, string>> }

/** Folder of the demo, as the worker wrote it into the address of this script. */
const base = new URL('..', (document.currentScript as HTMLScriptElement).src).pathname

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...content)
  return made
}

const button = (text: string, press: () => unknown, attributes = {}) => {
  const made = element('button', { type: 'button', ...attributes }, text)
  made.addEventListener('click', () => void press())
  return made
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Runs one action at a time; reports a failure below `place`. */
const trying = (texts: DemoTexts, place: HTMLElement, work: () => Promise<unknown>) => async () => {
  place.textContent = ''
  await work().catch(() => {
    place.textContent = texts.failed
  })
}

async function logInAs(market: string, account: string): Promise<void> {
  const answer = await fetch(`${base}demo/platform/__sandbox/api/travel`, {
    method: 'POST',
    body: JSON.stringify({ market, account }),
  })
  if (!answer.ok) throw new Error(`The platform answered ${answer.status}.`)
  const { ticket } = (await answer.json()) as { readonly ticket: string }
  window.location.assign(`${base}__arrive?ticket=${encodeURIComponent(ticket)}`)
}

async function restart(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (!active) throw new Error('The worker of the demo is not there.')
  await tellWorker(active, 'restart')
  sessionStorage.clear()
  localStorage.clear()
  document.cookie = 'merchant=; max-age=0; path=/'
  window.location.assign(base)
}

function dialog(title: string, texts: DemoTexts, ...content: readonly Node[]): HTMLDialogElement {
  const close = button('×', () => made.close(), { class: 'demo-close', 'aria-label': texts.close })
  const head = element('div', { class: 'demo-head' }, element('h2', { id: 'demo-title' }, title), close)
  const made = element('dialog', { class: 'demo-dialog', 'aria-labelledby': 'demo-title' }, head, ...content)
  made.addEventListener('close', () => made.remove())
  return made
}

function guide(texts: DemoTexts): HTMLDialogElement {
  const failed = element('p', { role: 'alert', class: 'demo-failed' })
  const accounts = DEMO.people.map(({ merchant, account, role }) => {
    // Two merchants may have a person of the same name.
    const name = merchant === DEMO.people[0]?.merchant ? account : `${account} (${merchant})`
    return element(
      'li',
      {},
      element('span', {}, element('b', {}, name), ` ${texts.roles[role]}`),
      button(
        texts.logIn,
        trying(texts, failed, () => logInAs(merchant, account)),
        { 'aria-label': filled(texts.logInAs, { account: name }) },
      ),
    )
  })
  const panel = element('a', { href: `${base}demo/platform/__sandbox`, target: '_blank', rel: 'noopener' }, texts.panel)
  return dialog(
    texts.guide,
    texts,
    element('p', {}, texts.guideText),
    ...(accounts.length > 0 ? [element('ul', { role: 'list' }, ...accounts)] : []),
    element('p', {}, filled(texts.secrets, DEMO.secrets)),
    failed,
    element('p', {}, panel, element('br'), texts.panelText),
  )
}

function question(texts: DemoTexts): HTMLDialogElement {
  const failed = element('p', { role: 'alert', class: 'demo-failed' })
  const made = dialog(
    texts.restartQuestion,
    texts,
    element('p', {}, texts.restartText),
    failed,
    element(
      'div',
      { class: 'demo-actions' },
      button(texts.cancel, () => made.close()),
      button(texts.restart, trying(texts, failed, restart), { class: 'demo-main' }),
    ),
  )
  return made
}

/** Fills the strip in the language of the page. */
function fill(strip: HTMLElement): void {
  const texts = textsFor(document.documentElement.lang)
  const open = (made: HTMLDialogElement) => {
    strip.append(made)
    made.showModal()
  }
  strip.setAttribute('aria-label', texts.region)
  strip.replaceChildren(
    element('p', {}, texts.notice),
    element(
      'div',
      {},
      button(texts.guide, () => open(guide(texts))),
      button(texts.restart, () => open(question(texts))),
    ),
  )
}

sessionStorage.removeItem('demoStarts')
const strip = element('aside', { class: 'demo-strip' })
document.head.append(element('style', {}, bannerStyle))
document.body.prepend(strip)
fill(strip)
new MutationObserver(() => fill(strip)).observe(document.documentElement, { attributeFilter: ['lang'] })
