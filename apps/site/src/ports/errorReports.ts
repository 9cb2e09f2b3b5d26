import type { ErrorReports } from '@croupier/stores'
import { deviceStorage } from '@croupier/stores/browser'

/** Content of a report: what failed and where in the site, nothing about the person. */
export interface ErrorReport {
  readonly name: string
  /** Quoted words and longer numbers are masked: they may be input. */
  readonly message: string
  /** Places in the site's own scripts. */
  readonly stack: readonly string[]
  /** Path of the page, without query. */
  readonly page: string
  readonly merchant: string
  readonly language: string
  /** The reference that the person was shown, if any. */
  readonly reference: string
}

/** Reports per visit: enough to see what is wrong, few enough not to be a burden. */
const mostOfVisit = 10

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'origin' | 'pathname'>
  readonly document: Pick<Document, 'documentElement'>
  readonly navigator: Pick<Navigator, 'sendBeacon'>
  readonly sessionStorage: Storage
}

const masked = (text: string) =>
  text
    .replaceAll(/(["'`“‘]).*?["'`”’]/g, '“…”')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\d{3,}/g, '#')
    .slice(0, 300)

function reportOf(failure: unknown, page: Page): ErrorReport {
  const { location, document } = page
  const { name = 'Error', message = '', stack = '' } = failure instanceof Error ? failure : {}
  const reference = failure instanceof Error && 'reference' in failure ? String(failure.reference) : ''
  const own = stack.split('\n').flatMap((line) => {
    const at = line.indexOf(`${location.origin}/`)
    return at < 0 ? [] : [line.slice(at + location.origin.length).replace(/\)$/, '')]
  })
  return {
    name: name.slice(0, 60),
    message: masked(message),
    stack: own.map((line) => line.replace(/\?[^:]*/, '').slice(0, 200)).slice(0, 12),
    page: location.pathname.slice(0, 200),
    merchant: deviceStorage('sessionStorage', page).getItem('merchantCode') ?? '',
    language: document.documentElement.lang,
    reference: reference.slice(0, 40),
  }
}

/** Sends failures of this page to the site's own server, each once, from `start` to `stop`. */
export function errorReports(page: Page): ErrorReports {
  const told = new Set<string>()
  const tell = (failure: unknown) => {
    const text = JSON.stringify(reportOf(failure, page))
    if (told.has(text) || told.size >= mostOfVisit) return
    told.add(text)
    page.navigator.sendBeacon('/errors', new Blob([text], { type: 'application/json' }))
  }
  const onError = ({ error }: ErrorEvent) => tell(error)
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason)
  return {
    start() {
      page.addEventListener('error', onError)
      page.addEventListener('unhandledrejection', onRejection)
    },
    stop() {
      page.removeEventListener('error', onError)
      page.removeEventListener('unhandledrejection', onRejection)
    },
  }
}
