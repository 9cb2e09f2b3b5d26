/** Requests at a steady rate through nginx while the instances behind it are restarted in turn, and one is killed. */
import { once } from 'node:events'
import { Agent, request } from 'node:https'
import type { ChildProcess } from 'node:child_process'

/** One instance of the site's server behind nginx. */
export interface Instance {
  readonly start: () => Promise<ChildProcess>
}

/** Results of a steady load. */
export interface Load {
  sent: number
  inFlight: number
  readonly failures: string[]
}

/** Maximum number of connections of the load. */
const most = 64

/**
 * Sends `perSecond` requests a second to the port until `stop`, which waits for the last answers. A missing or broken
 * response and a status of 500 or above count as failed.
 */
export function steadyLoad(port: number, paths: readonly string[], perSecond: number) {
  const load: Load = { sent: 0, inFlight: 0, failures: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: most, rejectUnauthorized: false })
  const ask = (path: string) =>
    new Promise<void>((resolve) => {
      const done = (failure?: string) => {
        if (failure !== undefined) load.failures.push(`${path}: ${failure}`)
        load.inFlight -= 1
        resolve()
      }
      load.inFlight += 1
      load.sent += 1
      request({ agent, port, path, host: 'localhost', timeout: 10_000 }, (answer) => {
        answer.resume()
        answer.once('end', () => done((answer.statusCode ?? 500) < 500 ? undefined : `status ${answer.statusCode}`))
        answer.once('error', (failure) => done(failure.message))
      })
        .once('error', (failure) => done(failure.message))
        .end()
    })
  const begun = performance.now()
  const asked: Promise<void>[] = []
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond)
    // A machine that is too slow for the rate gets less of it, not a queue.
    while (load.sent < due && load.inFlight < most) asked.push(ask(paths[load.sent % paths.length] ?? '/'))
  }, 5)
  return {
    load,
    async stop() {
      clearInterval(timer)
      await Promise.all(asked)
      agent.destroy()
    },
  }
}

const second = (count = 1) => new Promise((resolve) => setTimeout(resolve, count * 1000))

/**
 * Restarts each instance in turn under load, then kills one without warning. Returns one line for each finding: any
 * failed request during the restarts, and more failed requests than were pending when one was killed.
 */
export async function rollingFindings(
  port: number,
  instances: readonly Instance[],
  running: ChildProcess[],
  perSecond = 200,
): Promise<readonly string[]> {
  const { load, stop } = steadyLoad(port, ['/', '/wps/system/status'], perSecond)
  const findings: string[] = []
  const begun = performance.now()
  await second(2)
  for (const [place, instance] of instances.entries()) {
    const old = running[place]
    old?.kill('SIGTERM')
    if (old) await once(old, 'exit')
    running[place] = await instance.start()
    await second(2)
  }
  const restarted = load.failures.length
  if (restarted > 0)
    findings.push(`${restarted} requests failed during restarts: ${load.failures.slice(0, 3).join('; ')}`)
  const rate = load.sent / ((performance.now() - begun) / 1000)
  console.log(`restarts in turn: ${load.sent} requests, ${rate.toFixed(0)} a second, ${restarted} failed`)

  const inFlight = load.inFlight
  const before = load.sent
  running[0]?.kill('SIGKILL')
  await second(3)
  const killed = load.failures.length - restarted
  if (killed > inFlight) findings.push(`${killed} requests failed after a kill with ${inFlight} in flight`)
  console.log(`one killed: ${load.sent - before} requests, ${killed} failed, ${inFlight} were in flight`)
  await stop()
  return findings
}
