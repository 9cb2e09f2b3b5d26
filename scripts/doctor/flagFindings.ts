/** Flags that promise what the platform does not deliver, and flags that change nothing. Pure. */
import { contract } from '@croupier/api'
import type { CallReport } from '../../packages/api/src/conform/run.ts'
import { hasEffect } from '../site-map/flagsPage.ts'
import type { Flag } from '../site-map/flags.ts'
import type { DoctorFinding, Screens } from './findings.ts'

const status = 'system.status'

const isRefusedAsOff = ({ outcome, note }: CallReport) => outcome === 'skipped' && note.startsWith('switched off')
const wasAnswered = ({ outcome }: CallReport) => outcome === 'answered' || outcome === 'refused'

const notice = (field: string, says: string, screens: readonly string[]): DoctorFinding => ({
  area: 'flag',
  level: 'notice',
  endpoint: status,
  field,
  says,
  screens,
})

/**
 * Compares the modules that the platform sends with the flag map and with the responses of its calls.
 * @param modules module ids and whether each is on; empty when the status could not be read
 */
export function flagFindings(
  modules: ReadonlyMap<string, boolean>,
  flags: readonly Flag[],
  calls: readonly CallReport[],
  screens: Screens,
): readonly DoctorFinding[] {
  if (modules.size === 0) return []
  const known = new Map(flags.filter(({ kind }) => kind === 'module').map((flag) => [flag.id, flag]))
  const parents = new Set(['ROOT'])
  const field = (id: string) => `info.whitelabel ${id}`
  const idle = [...modules.keys()].filter((id) => {
    const flag = known.get(id)
    return flag !== undefined && !hasEffect(flag)
  })
  const unsent = [...known.values()].filter(({ id, readBy }) => readBy.length > 0 && !modules.has(id))
  const broken = calls.flatMap((call): DoctorFinding[] => {
    const module = contract[call.id as keyof typeof contract]?.module ?? null
    if (module === null || parents.has(module) || !modules.has(module)) return []
    if (modules.get(module) === true && isRefusedAsOff(call))
      return [
        {
          area: 'flag',
          level: 'broken',
          endpoint: call.id,
          field: field(module),
          says: `${module} is on, but this call is refused as switched off`,
          screens: screens.of(call.id),
        },
      ]
    if (modules.get(module) === false && wasAnswered(call))
      return [
        {
          ...notice(field(module), `${module} is off, but this call is still answered`, screens.of(call.id)),
          endpoint: call.id,
        },
      ]
    return []
  })
  return [
    ...broken,
    ...unsent.map((flag) =>
      notice(field(flag.id), `the site reads ${flag.id}, which is not sent and so counts as off`, [
        ...flag.entries,
        ...flag.screens,
      ]),
    ),
    ...(idle.length > 0
      ? [notice('info.whitelabel', `flags without effect: neither the site nor a call asks for ${idle.join(', ')}`, [])]
      : []),
  ]
}
