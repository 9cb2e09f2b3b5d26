/** What `npm start` and `npm run dev` share: ports, services, the address card, and a clean end. */
import { startFront } from './front.ts'
import { answering, panelToken, startSandbox, startServers, startSite, stop } from './servers.ts'
import { freePort, ports, refuseTakenPorts } from './ports.ts'

const people = [
  ['maria', 'member with money and history, Philippines'],
  ['jun', 'new member, Philippines'],
  ['rana', 'member, Bangladesh (choose that market in the top bar)'],
  ['demo', 'trial account'],
  ['ace', 'agent with downlines beth and carl'],
  ['vip', 'member of rank 6'],
] as const

export async function serve(site: 'built' | 'source'): Promise<void> {
  const wanted = ports()
  await refuseTakenPorts(wanted)
  // Time-travel links arrive at the front; before another platform than the sandbox there is none.
  const behind = site === 'built' && !process.env['PLATFORM_URL'] ? await freePort() : undefined
  const services =
    behind === undefined
      ? startServers({ ports: wanted, site })
      : [startSandbox({ ports: wanted, site }), startSite({ ports: { ...wanted, site: behind }, site })]
  let ending = false
  const end = async (code: number) => {
    if (ending) return
    ending = true
    await stop(services)
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  for (const service of services) service.process.on('exit', () => void end(1))
  try {
    await answering(services)
    if (behind !== undefined) await startFront({ port: wanted.site, site: behind, sandbox: wanted.sandbox })
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    await end(1)
    return
  }
  const width = Math.max(...people.map(([name]) => name.length))
  console.log(`
  Croupier is open.

  Site             http://localhost:${wanted.site}/
  Operator panel   http://localhost:${wanted.sandbox}/__sandbox?token=${panelToken(wanted.sandbox)}
  Games            http://localhost:${wanted.games}/

  Demo accounts, all with the password Croupier1
${people.map(([name, what]) => `    ${name.padEnd(width)}  ${what}`).join('\n')}

  SMS code 246810. Money here is fictional. Ctrl-C ends everything.
`)
}
