import { Agent, request, type RequestOptions } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'

/** One request that the driver can send. */
export interface Shot {
  readonly name: string
  readonly port: number
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Over TLS, with any certificate. */
  readonly secure?: boolean
  /** Whether an answer is the expected one; a refusal is an error of the measurement. */
  readonly good: (status: number, text: string) => boolean
}

/** Latencies of one kind of request, milliseconds, and errors. */
export interface Outcome {
  readonly name: string
  readonly times: number[]
  failed: number
  /** The first bad answer, for diagnosis. */
  example: string
}

/** Results of a run of the driver. */
export interface Run {
  readonly seconds: number
  readonly outcomes: ReadonlyMap<string, Outcome>
}

/** Sends a request and returns status and body. */
export function send(agent: Agent, shot: Shot): Promise<{ status: number; text: string }> {
  const { port, method, path, body } = shot
  const length = body === undefined ? undefined : { 'Content-Length': Buffer.byteLength(body) }
  const options: RequestOptions = {
    agent,
    host: '127.0.0.1',
    ...(shot.secure && { rejectUnauthorized: false }),
    port,
    method,
    path,
    headers: { ...shot.headers, ...length },
  }
  return new Promise((resolve, reject) => {
    const sent = (shot.secure ? secureRequest : request)(options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** A pool of keep-alive connections. */
export const connections = (most: number, secure = false): Agent =>
  new (secure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: most, scheduling: 'fifo' })

function recorder() {
  const outcomes = new Map<string, Outcome>()
  const of = (name: string): Outcome => {
    const found = outcomes.get(name) ?? { name, times: [], failed: 0, example: '' }
    outcomes.set(name, found)
    return found
  }
  const fire = async (agent: Agent, shot: Shot, due: number): Promise<void> => {
    const outcome = of(shot.name)
    try {
      const { status, text } = await send(agent, shot)
      outcome.times.push(performance.now() - due)
      if (shot.good(status, text)) return
      outcome.failed += 1
      outcome.example ||= `${status} ${text.slice(0, 200)}`
    } catch (failure) {
      outcome.failed += 1
      outcome.example ||= String(failure)
    }
  }
  return { outcomes, fire }
}

/**
 * Sends at a steady rate, whether answers come or not, and measures from when a request was due: a server that
 * stalls is charged for every request that waited.
 */
export async function steady(next: () => Shot, perSecond: number, seconds: number, most = 128): Promise<Run> {
  const agent = connections(most)
  const { outcomes, fire } = recorder()
  const began = performance.now()
  const open = new Set<Promise<void>>()
  let sent = 0
  while (performance.now() - began < seconds * 1_000) {
    const now = performance.now()
    const due = Math.floor(((now - began) / 1_000) * perSecond)
    for (; sent < due; sent++) {
      const flight = fire(agent, next(), began + (sent / perSecond) * 1_000).finally(() => open.delete(flight))
      open.add(flight)
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  // The rate is that of sending; requests still waiting count toward the latencies, not the rate.
  const sentFor = (performance.now() - began) / 1_000
  await Promise.all(open)
  agent.destroy()
  return { seconds: sentFor, outcomes }
}

/** Sends as fast as answers come, over a number of connections. */
export async function saturate(next: () => Shot, lanes: number, seconds: number): Promise<Run> {
  const agent = connections(lanes, next().secure)
  const { outcomes, fire } = recorder()
  const began = performance.now()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (performance.now() - began < seconds * 1_000) await fire(agent, next(), performance.now())
    }),
  )
  agent.destroy()
  return { seconds: (performance.now() - began) / 1_000, outcomes }
}

/** The time that this many of a hundred requests did not exceed. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
