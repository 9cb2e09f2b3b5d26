/** A report as lines of text. Pure. */
import type { DoctorFinding, DoctorReport } from './findings.ts'

const screensText = (screens: readonly string[]) =>
  screens.length === 0 ? 'no screen makes this call' : screens.join(', ')

const findingLines = ({ area, level, endpoint, field, says, screens }: DoctorFinding) => [
  `${level === 'broken' ? '✗' : '·'} ${endpoint}${field === '' ? '' : ` ${field}`}: ${says} [${area}]`,
  ...(area === 'flag' && screens.length === 0
    ? []
    : [`    ${level === 'broken' ? 'breaks' : 'concerns'}: ${screensText(screens)}`]),
]

/** The slowest calls of a run, slowest first. */
export const slowest = ({ calls }: DoctorReport, most = 5) =>
  calls
    .flatMap(({ id, ms }) => (ms === null ? [] : [{ id, ms }]))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)

/** The numbers of a report. */
export const counts = ({ calls, findings }: DoctorReport) => {
  const ended = (outcome: string) => calls.filter((call) => call.outcome === outcome).length
  const broken = findings.filter(({ level }) => level === 'broken').length
  return {
    answered: ended('answered'),
    refused: ended('refused'),
    skipped: ended('skipped'),
    failed: ended('failed'),
    faults: broken,
    notices: findings.length - broken,
  }
}

/** Findings with what they break, the slowest calls, and the verdict. */
export function reportLines(report: DoctorReport): readonly string[] {
  const { answered, refused, skipped, failed, faults, notices } = counts(report)
  return [
    ...report.findings.flatMap(findingLines),
    '',
    `Slowest: ${slowest(report)
      .map(({ id, ms }) => `${id} ${ms} ms`)
      .join(', ')}`,
    `${report.base} as ${report.merchant}: ${answered} answered, ${refused} refused as they may be, ${skipped} not made, ${failed} failed.`,
    `${faults} ${faults === 1 ? 'fault' : 'faults'}, ${notices} ${notices === 1 ? 'notice' : 'notices'}. ${report.passed ? 'Healthy.' : 'Not healthy.'}`,
  ]
}
