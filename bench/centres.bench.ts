/**
 * `npm run bench -- centres`: Lighthouse's mobile profile of the team overview, of the safety page for a visitor and
 * for a member; and the frames of the team's tree with 5,000 downlines on a processor four times slower.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answering, startServers, stop } from '../scripts/serving/servers.ts'
import { framesText, treeFrames } from './site/frames.ts'
import { measure, scoresText, type MedianScores } from './site/lighthouse.ts'
import { operate, sessionOf } from './site/sessions.ts'

const first = Number(process.env['BENCH_PORTS'] ?? 4200)
const ports = { site: first, sandbox: first + 1, games: first + 2 }
const address = `http://localhost:${ports.site}/`
const data = mkdtempSync(path.join(tmpdir(), 'croupier-bench-'))
const services = startServers({
  ports,
  site: 'built',
  environment: {
    SANDBOX_DATA: path.join(data, 'sandbox.sqlite'),
    SANDBOX_PUBLIC_URL: `http://localhost:${ports.sandbox}`,
  },
})

const print = (name: string, scores: MedianScores) => {
  console.log(scoresText(name.padEnd(28), scores))
  for (const one of scores.failing) console.log(`  below full marks: ${one}`)
}

try {
  await answering(services)
  await operate(ports.sandbox, 'scenarios/load', { name: 'agent-month' })
  print('Safer play, visitor', await measure(`${address}safety`))
  print('Safer play, member', await measure(`${address}safety`, await sessionOf(ports.sandbox, 'maria')))
  print('Team overview', await measure(`${address}?agent=agentTeamOverview`, await sessionOf(ports.sandbox, 'ace')))
  await operate(ports.sandbox, 'scenarios/load', { name: 'crowd' })
  const frames = await treeFrames(address, await sessionOf(ports.sandbox, 'ace'))
  console.log(`${'Tree of 5,000, 4× slower'.padEnd(28)}${framesText(frames)}`)
} finally {
  await stop(services)
  rmSync(data, { recursive: true, force: true })
}
