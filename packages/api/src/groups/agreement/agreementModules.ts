import type { ModuleId } from '../../merchant/modules.ts'

/** The module that contracts of each kind are offered and answered with. */
export const agreementModules = Object.freeze({
  dividend: 'SIGNCONDIV3',
  daily: 'DAILYSALCONT3',
  hourly: 'HOURSAL3',
  realTime: 'RTSALARY3',
} as const) satisfies Readonly<Record<string, ModuleId>>
