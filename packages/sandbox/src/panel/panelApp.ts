import { randomToken } from '../core/random/random.ts'
import { Refusal } from '../Refusal.ts'
import { Hono, type Context } from 'hono'
import { panelGuard, type PanelAccess } from './access.ts'
import { NO_CURRENCY } from '../core/words/moneyWords.ts'
import * as z from 'zod/mini'
import { refusalText } from '../wire/refusalText.ts'
import { isScenario, SCENARIO_NAMES, type ScenarioName } from '../scenarios/scenarios.ts'
import type { Platform } from '../wire/Platform.ts'
import { startSession } from '../domains/identity/members/sessions.ts'
import { memberByAccount } from '../domains/identity/members/members.ts'
import { noteClosures } from '../domains/money/withdrawals/closures.ts'
import { ActionRefused } from './action.ts'
import { frameActions } from './actions.ts'
import { panelPage } from './page.ts'
import type { WholePanel } from './PanelPart.ts'
import { frameReads } from './reads.ts'
import { panelStyle } from './style.ts'
import { Arrivals } from './travel/Arrivals.ts'
import { arrivedPage, travelPage, travelRefused } from './travel/travelPage.ts'
import { travelPlan, type TravelPlan } from './travel/travelPlan.ts'

type Result = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string }

/** The operator panel: a page at `/__sandbox`, and the same as JSON under `/__sandbox/api`. */
export function createPanelApp(
  platform: Platform,
  panel: WholePanel,
  { reset, access }: { readonly reset: (scenario?: ScenarioName) => void; readonly access: PanelAccess | undefined },
): Hono {
  const app = new Hono()
  const actions: WholePanel['actions'] = { ...panel.actions, ...frameActions }
  const reads: WholePanel['reads'] = { ...panel.reads, ...frameReads }

  const arrivals = new Arrivals(platform.context.clock, () => randomToken(platform.context.random, 40))

  const planOf = (input: unknown): TravelPlan =>
    travelPlan(platform, typeof input === 'object' && input !== null ? { ...input } : {}, reset)

  /** Applies a link's settings and saves the arrival for the site. */
  const travel = (plan: TravelPlan): string => {
    plan.run()
    platform.state.transact(() => noteClosures(platform.context))
    const { market, account, path } = plan
    const member = account === null ? undefined : memberByAccount(platform.context, market, account)
    const session = member
      ? platform.state.transact(() => startSession(platform.context, member, '127.0.0.1', { proven: true }))
      : undefined
    const currency = platform.context.merchants.get(market)?.currency
    const first = [...platform.context.merchants.values()].find((one) => one.currency === currency)
    return arrivals.keep({
      market,
      choice: currency !== undefined && first?.code === market ? currency : market,
      path,
      session: member && session ? { token: session.token, username: member.account, accountType: member.type } : null,
    })
  }

  /** Turns a refused plan into its message; any other failure is the sandbox's own. */
  const orReason = <Done>(run: () => Done): { readonly done: Done } | { readonly reason: string } => {
    try {
      return { done: run() }
    } catch (failure) {
      if (failure instanceof ActionRefused) return { reason: failure.message }
      throw failure
    }
  }

  const perform = (name: string, input: unknown): Result | null => {
    if (name === 'travel') {
      const made = orReason(() => travel(planOf(input)))
      return 'reason' in made ? { ok: false, reason: made.reason } : { ok: true, value: { ticket: made.done } }
    }
    if (name === 'travel/arrive') {
      const ticket = typeof input === 'object' && input !== null && 'ticket' in input ? String(input.ticket) : ''
      const arrival = arrivals.take(ticket)
      return arrival ? { ok: true, value: arrival } : { ok: false, reason: 'This ticket was used, or is too old.' }
    }
    if (name === 'reset') {
      reset()
      return { ok: true, value: { reset: true } }
    }
    if (name === 'scenarios/load') {
      const wanted = typeof input === 'object' && input !== null && 'name' in input ? String(input.name) : ''
      if (!isScenario(wanted))
        return { ok: false, reason: `There is no such scenario. There are: ${SCENARIO_NAMES.join(', ')}.` }
      reset(wanted)
      return { ok: true, value: { scenario: wanted } }
    }
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) return null
    const parsed = z.safeParse(action.input, input)
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      const says = issue?.code === 'invalid_value' ? `one of ${issue.values.join(', ')}` : issue?.message
      return { ok: false, reason: `${issue?.path.join('.') || 'input'}: ${says ?? 'not accepted'}` }
    }
    try {
      const run = () => action.run(platform, parsed.data)
      const value = action.bare ? run() : platform.state.transact(run)
      platform.state.transact(() => noteClosures(platform.context))
      return { ok: true, value }
    } catch (failure) {
      if (failure instanceof ActionRefused) return { ok: false, reason: failure.message }
      if (failure instanceof Refusal)
        return { ok: false, reason: refusalText(platform.rules, failure, 'EN', NO_CURRENCY) }
      throw failure
    }
  }

  app.get('/', (context) => context.redirect('/__sandbox'))
  for (const path of ['/__sandbox', '/__sandbox/*']) app.use(path, panelGuard(access))
  app.get('/__sandbox/style.css', (context) => context.body(panelStyle, 200, { 'Content-Type': 'text/css' }))
  app.get('/__sandbox', (context) => {
    const { merchant, scenario, done, refused } = context.req.query()
    return context.html(panelPage(platform, panel.sections, { merchant, scenario, done, refused }))
  })
  app.get('/__sandbox/travel', (context) => {
    const made = orReason(() => planOf(context.req.query()))
    return 'reason' in made ? context.html(travelRefused(made.reason), 400) : context.html(travelPage(made.done))
  })
  app.post('/__sandbox/do/travel', async (context) => {
    const fields = await context.req.parseBody()
    const made = orReason(() => {
      const plan = planOf(fields)
      return { plan, ticket: travel(plan) }
    })
    if ('reason' in made) return context.html(travelRefused(made.reason), 400)
    return context.html(arrivedPage(made.done.plan, platform.addresses.siteOrigins, made.done.ticket))
  })
  app.get('/__sandbox/api', (context) =>
    context.json({
      reads: [...Object.keys(reads), 'snapshot'],
      actions: [...Object.keys(actions), 'reset', 'scenarios/load', 'travel', 'travel/arrive'],
    }),
  )
  app.get('/__sandbox/api/snapshot', (context) => context.text(platform.state.snapshot({ secrets: false })))
  app.get('/__sandbox/api/:read', (context) => {
    const name = context.req.param('read')
    const read = Object.hasOwn(reads, name) ? reads[name] : undefined
    if (!read) return context.json({ error: `nothing called ${name}` }, 404)
    return json(context, read(platform))
  })
  app.post('/__sandbox/api/:action{.+}', async (context) => {
    const text = await context.req.text()
    const result = perform(context.req.param('action'), text === '' ? {} : readJson(text))
    if (result === null) return context.json({ error: 'no such action' }, 404)
    return result.ok ? json(context, result.value ?? null) : context.json({ error: result.reason }, 400)
  })
  app.post('/__sandbox/do/:action{.+}', async (context) => {
    const name = context.req.param('action')
    const { back = '', ...fields } = (await context.req.parseBody()) as Record<string, string>
    const result = perform(name, fields)
    if (result === null) return context.notFound()
    const query = new URLSearchParams({ merchant: fields['merchant'] ?? '' })
    query.set(result.ok ? 'done' : 'refused', result.ok ? name : result.reason)
    return context.redirect(`/__sandbox?${query}#${encodeURIComponent(back)}`, 303)
  })
  return app
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const json = (context: Context, value: unknown) =>
  context.body(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? part.toString() : part)),
    200,
    { 'Content-Type': 'application/json; charset=UTF-8' },
  )
