import { readAnswer } from '../client/answer.ts'
import { contract, endpoints } from '../contract/contract.ts'
import { inDialect, specDialect } from '../dialect/dialect.ts'
import { createAsker } from './ask.ts'
import type { Finding } from './findings.ts'
import { keyUsable, loginInClear, merchantTwice } from './protocol.ts'
import { readReport } from './reads.ts'
import { withFindings } from './run.ts'
import type { CallReport, ConformOptions, ConformReport, Run } from './run.ts'
import { endReport, signIn } from './signing.ts'
import { writeReport } from './writes.ts'

/** Nothing answers at this origin. */
class PlatformUnreachable extends Error {
  override readonly name = 'PlatformUnreachable'

  constructor(base: string, why: string) {
    super(`Nothing answers at ${base}: ${why}.`)
  }
}

/** The platform does not know the merchant, so every other call would be refused too. */
class MerchantRefused extends Error {
  override readonly name = 'MerchantRefused'

  constructor(base: string, merchant: string, code: string | null) {
    super(
      `${base} refuses the merchant "${merchant}"${code === null ? '' : ` (${code})`}: name one that the platform has with --merchant CODE.`,
    )
  }
}

/**
 * Checks a platform against the contract. Every read is made as a visitor, without a required session, with an invented
 * token and with wrong input; with an account also logged in, and after the logout with the ended token. Writes are
 * made on request only. No response of the platform is an error; problems become findings.
 * @throws PlatformUnreachable when nothing answers at all
 * @throws MerchantRefused when the first call, which every visitor makes, is refused
 */
export async function conform(options: ConformOptions): Promise<ConformReport> {
  const dialect = options.dialect ?? specDialect
  const merchant = options.merchant ?? 'crph'
  const ask = createAsker({
    base: options.base,
    merchant,
    language: options.language ?? 'EN',
    dialect,
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    now: options.now ?? (() => performance.now()),
    timeoutMs: 60_000,
  })
  const run: Run = { ask, dialect, options, slowAfter: options.slowAfter ?? 3000 }
  const calls: CallReport[] = []
  const add = (call: CallReport): void => {
    calls.push(call)
    options.progress?.(call)
  }

  const status = inDialect(contract['system.status'], dialect)
  const first = await ask(status, {})
  if (first.broken !== undefined) throw new PlatformUnreachable(options.base, first.broken)
  const read = readAnswer(status.envelope, first)
  if (read.kind === 'refused') throw new MerchantRefused(options.base, merchant, read.refusal.code)
  add(protocolReport('session.sealingKey', await keyUsable(ask, dialect)))
  add(protocolReport('system.whitelabel', await merchantTwice(ask, dialect)))
  const login = await signIn(run)
  add(withFindings(login.report, [...login.report.findings, ...(await loginInClear(ask, dialect))]))
  const spoken = endpoints()
    .filter(({ id }) => options.only?.includes(id) ?? true)
    .map((one) => inDialect(one, dialect))
  for (const one of spoken.filter(({ effect }) => effect === 'read')) add(await readReport(run, one, login.token))
  for (const one of spoken.filter(({ effect }) => effect !== 'read')) add(await writeReport(run, one, login.token))
  if (login.token !== null) add(await endReport(run, login.token))

  const findings = calls.flatMap((call) => call.findings)
  return {
    base: options.base,
    merchant,
    dialect: dialect.name,
    passed: findings.every(({ level }) => level !== 'broken'),
    calls,
    findings,
  }
}

const protocolReport = (id: string, findings: readonly Finding[]): CallReport => ({
  id,
  outcome: findings.length === 0 ? 'answered' : 'failed',
  ms: null,
  note: 'protocol',
  findings,
})
