import type { EndpointId } from '@croupier/api'
import { ledgerFigures, ledgerTables } from './core/ledger/tables.ts'
import type { Words } from './core/words/Words.ts'
import type { StateDefinition } from './core/state/State.ts'
import { stateTables } from './core/state/tables.ts'
import type { WholePanel } from './panel/PanelPart.ts'
import type { Seed, Subject } from './Subject.ts'
import type { AllCalls, Rules } from './wire/Platform.ts'
import { wireRefusals } from './wire/refusals.ts'
import { wireTables } from './wire/tables.ts'
import type { Movements, Ports, PostedRule } from './Context.ts'

/** All subjects combined. */
export interface Composed extends Rules {
  readonly state: StateDefinition
  readonly movements: Movements
  readonly posted: PostedRule
  readonly ports: Ports
  readonly panel: WholePanel
  readonly seed: Required<Seed>
}

type Answered<Subjects extends readonly Subject[]> = Subjects[number] extends infer One
  ? One extends { readonly calls: infer Calls }
    ? keyof Calls
    : never
  : never

/** Makes the composition a type error that names any call of the contract without a handler. */
type Complete<Subjects extends readonly Subject[]> = [Exclude<EndpointId, Answered<Subjects>>] extends [never]
  ? unknown
  : { readonly 'no subject answers': Exclude<EndpointId, Answered<Subjects>> }

type Ported<Subjects extends readonly Subject[]> = Subjects[number] extends infer One
  ? One extends { readonly ports: infer Answers }
    ? keyof Answers
    : never
  : never

/** The same for ports that no subject implements. */
type Connected<Subjects extends readonly Subject[]> = [Exclude<keyof Ports, Ported<Subjects>>] extends [never]
  ? unknown
  : { readonly 'no subject answers the port': Exclude<keyof Ports, Ported<Subjects>> }

/** Joins the parts of the subjects. Throws when two of them declare the same table, call, figure, movement or port. */
export function compose<const Subjects extends readonly Subject[]>(
  ...subjects: Subjects & Complete<Subjects> & Connected<Subjects>
): Composed {
  const all: readonly Subject[] = subjects
  const due = all.flatMap((one) => one.due ?? [])
  const posted = all.flatMap((one) => one.posted ?? [])
  const admits = all.flatMap(({ admit }) => admit ?? [])
  const seeds = all.flatMap(({ seed }) => seed ?? [])
  const movements = joined(all.map(({ statement }) => statement)) as unknown as Movements
  return {
    state: {
      tables: joined([stateTables, ledgerTables, wireTables, ...all.map(({ tables }) => tables)]),
      figures: joined([ledgerFigures, ...all.map(({ figures }) => figures)]),
      facts: movements,
    },
    calls: joined(
      all.map(({ calls }) => calls as Readonly<Record<string, unknown>> | undefined),
    ) as unknown as AllCalls,
    refusals: joined<Words>([wireRefusals, ...all.map(({ refusals }) => refusals)]) as unknown as Rules['refusals'],
    admit(context, endpoint, call) {
      for (const admit of admits) admit(context, endpoint, call)
    },
    invariants: all.flatMap(({ invariants }) => invariants ?? []),
    movements,
    ports: joined(all.map(({ ports }) => ports as Readonly<Record<string, unknown>> | undefined)) as unknown as Ports,
    panel: {
      reads: joined(all.map(({ panel }) => panel?.reads)),
      actions: joined(all.map(({ panel }) => panel?.actions)),
      sections: all.flatMap(({ panel }) => panel?.sections ?? []),
    },
    seed: {
      platform(context, seed) {
        for (const { platform } of seeds) platform?.(context, seed)
      },
      people(context, seed) {
        for (const { people } of seeds) people?.(context, seed)
      },
    },
    posted(context, transaction) {
      for (const rule of posted) rule(context, transaction)
    },
    anythingWaits: (context) => due.some(({ waits }) => waits(context)),
    settleDue(context) {
      // Each piece of work runs apart, and so does what a subject does around them.
      for (const { about, waits, settle } of due) if (waits(context)) context.apart(about, () => settle(context))
    },
  }
}

function joined<Part>(parts: readonly (Readonly<Record<string, Part>> | undefined)[]): Readonly<Record<string, Part>> {
  const all: Record<string, Part> = {}
  for (const [name, part] of parts.flatMap((one) => Object.entries(one ?? {}))) {
    if (Object.hasOwn(all, name)) throw new Error(`two subjects declare ${name}`)
    all[name] = part
  }
  return all
}
