import type { EndpointId } from '@croupier/api'

/** Ways an endpoint can be made to fail. */
export const FAULT_KINDS = [
  'timeout', // waits two minutes, does nothing, answers 504
  'dropAfterCommit', // does its work, then breaks the connection instead of answering
  'html502', // a proxy's error page; nothing is done
  'platformCode', // a refusal with the given code; nothing is done
  'badShape', // a success whose value breaks the contract; nothing is done
  'late', // does its work and answers after `ms`
  'duplicate', // the request arrives twice; the second answer is sent
] as const

/** A kind of fault. */
export type FaultKind = (typeof FAULT_KINDS)[number]

const DOES_ITS_WORK: ReadonlySet<FaultKind> = new Set(['dropAfterCommit', 'late', 'duplicate'])

/** A fault with its settings. */
export interface Fault {
  /** Endpoint it affects, or `*` for all. */
  readonly endpoint: EndpointId | '*'
  readonly kind: FaultKind
  /** Number of calls it affects before it is removed; every call by default. */
  readonly times?: number | undefined
  /** Milliseconds of a `late` answer; 3000 by default. */
  readonly ms?: number | undefined
  /** Error code of a `platformCode` fault; `system.error` by default. */
  readonly code?: string | undefined
  /** Text of a `platformCode` fault. */
  readonly message?: string | undefined
}

/** A fault with the number for clearing it. */
export interface SetFault extends Fault {
  readonly id: number
}

/** The faults and the latency of a running sandbox. Not part of the state: a restart clears them. */
export class Faults {
  /** Delay of every answer in milliseconds. */
  latency = 0
  #next = 1
  #set: SetFault[] = []

  constructor(initial: readonly Fault[] = []) {
    for (const fault of initial) this.add(fault)
  }

  /** Every fault that is still active. */
  list(): readonly SetFault[] {
    return this.#set
  }

  add(fault: Fault): SetFault {
    const set = { ...fault, id: this.#next++ }
    this.#set = [...this.#set, set]
    return set
  }

  /** Clears one fault, or all of them. */
  clear(id?: number): void {
    this.#set = id === undefined ? [] : this.#set.filter((fault) => fault.id !== id)
  }

  /** Whether an active fault answers this call without doing its work. */
  keepsFromWork(endpoint: EndpointId): boolean {
    return this.#set.some((one) => (one.endpoint === endpoint || one.endpoint === '*') && !DOES_ITS_WORK.has(one.kind))
  }

  /** The fault for this call, if any; counts it. */
  take(endpoint: EndpointId): SetFault | undefined {
    const fault = this.#set.find((one) => one.endpoint === endpoint || one.endpoint === '*')
    if (fault?.times !== undefined) {
      const left = fault.times - 1
      this.#set =
        left > 0
          ? this.#set.map((one) => (one === fault ? { ...one, times: left } : one))
          : this.#set.filter((one) => one !== fault)
    }
    return fault
  }
}
