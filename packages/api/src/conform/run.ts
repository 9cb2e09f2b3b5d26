import { filled } from '../client/fills.ts'
import type { Carrier } from '../client/options.ts'
import type { Fields } from '../client/parameters.ts'
import type { EndpointId } from '../contract/contract.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { reference } from '../contract/reference.ts'
import type { Asked, Asker } from './ask.ts'
import { checkAnswer } from './checkAnswer.ts'
import type { Finding } from './findings.ts'

/** A platform to check against the contract, and the limits of the run. */
export interface ConformOptions {
  /** Origin of the platform. */
  readonly base: string
  /** Merchant code; default the sandbox's. */
  readonly merchant?: string
  readonly language?: string
  readonly dialect?: Dialect
  /** An account made for such runs. Without one, calls that need a session are only made without. */
  readonly account?: { readonly username: string; readonly password: string } | undefined
  /** Also makes calls that change something, money included. */
  readonly writes?: boolean
  /** Also checks the codes with which wrong input is refused. */
  readonly errors?: boolean
  /** Only these calls, besides logging in and out; default all. */
  readonly only?: readonly string[] | undefined
  /** Milliseconds after which a response counts as slow; default 3000, twice that for slow calls. */
  readonly slowAfter?: number
  readonly fetch?: Carrier
  /** Milliseconds of a steady clock. */
  readonly now?: () => number
  /** Called after each call. */
  readonly progress?: (call: CallReport) => void
  /** Called with the main answer of each call, for checks beyond the contract. */
  readonly answered?: (id: EndpointId, answer: Asked) => void
}

/** How one call ended. */
export interface CallReport {
  readonly id: string
  /** `refused`: with a code that the contract knows, because the example's ids are invented. */
  readonly outcome: 'answered' | 'refused' | 'failed' | 'skipped'
  /** Milliseconds of its main answer. */
  readonly ms: number | null
  /** Why it was skipped, or the code it was refused with. */
  readonly note: string
  readonly findings: readonly Finding[]
}

/** Outcome of a run. Plain data, without responses, tokens or passwords. */
export interface ConformReport {
  readonly base: string
  readonly merchant: string
  readonly dialect: string
  /** No finding breaks the contract. */
  readonly passed: boolean
  readonly calls: readonly CallReport[]
  readonly findings: readonly Finding[]
}

/** A run in progress. */
export interface Run {
  readonly ask: Asker
  readonly dialect: Dialect
  readonly options: ConformOptions
  readonly slowAfter: number
}

/** A call that was not made, and why. */
export const skipped = (id: string, note: string): CallReport => ({
  id,
  outcome: 'skipped',
  ms: null,
  note,
  findings: [],
})

/** The example's request with the fields that the client adds. */
export function requestOf({ options }: Run, one: Endpoint<EndpointId>, token: string | null): Promise<Fields> {
  const host = new URL(options.base).host
  return filled(one, reference[one.id].examples[0].request as Fields, {
    merchant: () => options.merchant ?? 'crph',
    language: () => options.language ?? 'EN',
    token: () => token,
    host: () => host,
    now: () => String(Date.now()),
    'sealed-random': () => '00',
  })
}

/** The report of a call from its main answer. */
export function mainReport({ slowAfter, options }: Run, one: Endpoint<EndpointId>, asked: Asked): CallReport {
  options.answered?.(one.id, asked)
  const { findings, read } = checkAnswer(one, asked, one.slow ? slowAfter * 2 : slowAfter)
  const broken = findings.some(({ level }) => level === 'broken')
  const refused = read?.kind === 'refused'
  return {
    id: one.id,
    outcome: broken ? 'failed' : refused ? 'refused' : 'answered',
    ms: asked.ms,
    note: refused ? (read.refusal.code ?? '') : '',
    findings,
  }
}

/** Modules may be off for a merchant, which is not a difference from the contract. */
export const isOff = (asked: Asked): boolean => asked.status === 403 && asked.text.includes('function.not.available')

/** The report with what else was found; one broken finding fails the call. */
export function withFindings(report: CallReport, findings: readonly Finding[]): CallReport {
  const failed = findings.some(({ level }) => level === 'broken')
  return { ...report, outcome: failed ? 'failed' : report.outcome, findings }
}
