/** What `npm start` and `npm run dev` share: ports, services, the address card, and a clean end. */
import { readMerchants } from '@croupier/api/merchant/node'
import { demoAccounts, type DemoAccount } from '@croupier/sandbox'
import { startFront } from './front.ts'
import { answering, panelToken, startSandbox, startServers, startSite, stop } from './servers.ts'
import { freePort, ports, refuseTakenPorts } from './ports.ts'

const roles: Readonly<Record<DemoAccount['role'], string>> = {
  member: 'member with money',
  newMember: 'new member',
  agent: 'agent with downlines beth and carl',
  vip: 'member of rank 6',
  trial: 'trial account',
}

/** The lines of the address card that name the demo people of the merchants served. */
function people(): string {
  const served = readMerchants((process.env['MERCHANTS'] ?? 'merchants').split(','), process.env['MERCHANT'])
  const rows = demoAccounts(served.map(({ merchant }) => merchant))
  const width = Math.max(...rows.map(({ account }) => account.length))
  const marketOf = (code: string) => served.find(({ merchant }) => merchant.code === code)?.merchant.market.name
  return rows
    .map(
      ({ account, role, merchant }) =>
        `    ${account.padEnd(width)}  ${roles[role]}, ${marketOf(merchant)} (${merchant})`,
    )
    .join('\n')
}

export async function serve(site: 'built' | 'source'): Promise<void> {
  const wanted = ports()
  await refuseTakenPorts(wanted)
  // Time-travel links arrive at the front; a platform other than the sandbox has none.
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
  console.log(`
  Croupier is open.

  Site             http://localhost:${wanted.site}/
  Operator panel   http://localhost:${wanted.sandbox}/__sandbox?token=${panelToken(wanted.sandbox)}
  Games            http://localhost:${wanted.games}/

  Demo accounts, all with the password Croupier1
${people()}

  SMS code 246810. Money here is fictional. Ctrl-C ends everything.
`)
}
