/** What the page has asked the platform for before its scripts came; its own line in the HTML puts it here. */
interface EarlyAnswer {
  readonly address: string
  /** The headers that say what is asked for: merchant, language, module. */
  readonly headers: Readonly<Record<string, string>>
  readonly answer: Promise<Response>
}

/** An answer counts as one to a request of now for so long, in milliseconds after the page was opened. */
const freshFor = 30_000

declare global {
  // oxlint-disable-next-line no-var -- A global of the page.
  var earlyAnswers: EarlyAnswer[] | undefined
  /** Where the pictures of the page come from that was drawn before its scripts. */
  // oxlint-disable-next-line no-var -- A global of the page.
  var imageCdn: string | undefined
}

/**
 * Carries requests to the platform. The first one like a request that the page made ahead takes its answer; one that did
 * not come is asked for again.
 */
export async function carryEarly(request: Request): Promise<Response> {
  const { earlyAnswers = [] } = globalThis
  const at = earlyAnswers.findIndex(
    ({ address, headers }) =>
      request.method === 'GET' &&
      request.url === new URL(address, location.href).href &&
      !request.headers.has('Authorization') &&
      Object.entries(headers).every(([name, value]) => request.headers.get(name) === value),
  )
  const [early] = at < 0 || performance.now() > freshFor ? [] : earlyAnswers.splice(at, 1)
  return early ? early.answer.catch(() => fetch(request)) : fetch(request)
}
