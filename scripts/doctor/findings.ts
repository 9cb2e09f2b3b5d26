/** What the doctor finds, each with the endpoint, the field and the screens that suffer. Pure. */
import { contract } from '@croupier/api'
import type { CallReport } from '../../packages/api/src/conform/run.ts'
import { findingKinds, type Finding, type FindingKind } from '../../packages/api/src/conform/findings.ts'
import type { SiteMap } from '../site-map/siteMap.ts'

/** What a finding is about. */
export type Area = 'contract' | 'session' | 'timing' | 'text' | 'picture' | 'flag'

/** What is wrong with a platform, or something worth knowing. Contains no token, password or personal value. */
export interface DoctorFinding {
  readonly area: Area
  /** `broken`: a person meets it on a screen, or the site is not safe. `notice`: worth knowing. */
  readonly level: 'broken' | 'notice'
  /** Id of the call. */
  readonly endpoint: string
  /** Path of the field in the answer's value; '' when the whole answer is meant. */
  readonly field: string
  readonly says: string
  /** Screens of the site that make the call. */
  readonly screens: readonly string[]
}

/** Outcome of an examination. */
export interface DoctorReport {
  readonly base: string
  readonly merchant: string
  readonly dialect: string
  readonly passed: boolean
  readonly calls: readonly CallReport[]
  readonly findings: readonly DoctorFinding[]
  /** Modules as the platform sends them; empty if it sent none. */
  readonly modules: Readonly<Record<string, boolean>>
}

/** Kinds whose detail is the path of a field. */
const ofFields: ReadonlySet<FindingKind> = new Set([
  'missing-field',
  'null-value',
  'list-for-object',
  'wrong-type',
  'amount-decimals',
  'wrong-envelope',
])
/** Kinds about access. */
const ofSessions: ReadonlySet<FindingKind> = new Set([
  'token-ignored',
  'forged-token-accepted',
  'ended-token-accepted',
  'session-code',
  'success-status',
  'clear-body-accepted',
  'sealing-key',
  'login-refused',
])

const areaOf = (kind: FindingKind): Area => {
  if (kind === 'slow') return 'timing'
  return ofSessions.has(kind) ? 'session' : 'contract'
}

/** Finds the screens that a call serves. */
export class Screens {
  readonly #byCall = new Map<string, string[]>()

  constructor({ screens }: Pick<SiteMap, 'screens'>) {
    for (const { name, calls } of screens)
      for (const id of calls) this.#byCall.set(id, [...(this.#byCall.get(id) ?? []), name])
    // No screen requests the key itself: every sealed call does.
    const sealed = Object.values(contract).filter(({ sealed }) => sealed)
    this.#byCall.set('session.sealingKey', [...new Set(sealed.flatMap(({ id }) => this.of(id)))].toSorted())
  }

  of(call: string): readonly string[] {
    return this.#byCall.get(call) ?? []
  }
}

/** A finding of the contract's run in the doctor's format. */
export const fromContract = (screens: Screens, { endpoint, kind, level, detail }: Finding): DoctorFinding => {
  const isField = ofFields.has(kind)
  return {
    area: areaOf(kind),
    level,
    endpoint,
    field: isField ? detail : '',
    says: isField || detail === '' ? findingKinds[kind].says : `${findingKinds[kind].says}: ${detail}`,
    screens: screens.of(endpoint),
  }
}
