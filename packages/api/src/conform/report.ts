import type { CallReport, ConformReport } from './run.ts'
import { sentence } from './findings.ts'

const outcomes = { answered: 'ok', refused: 'refused', failed: 'FAILED', skipped: 'skipped' } as const

/** One line for a call with id, outcome and time, followed by its findings. */
export function callLines(call: CallReport): readonly string[] {
  const time = call.ms === null ? '' : `${call.ms} ms`
  const line = [call.id.padEnd(32), outcomes[call.outcome].padEnd(8), time.padStart(8), call.note].join(' ').trimEnd()
  const found = call.findings.map((one) => {
    const where = one.endpoint === call.id ? '' : `${one.endpoint} `
    return `  ${one.level === 'broken' ? '✗' : '·'} ${one.kind}: ${where}${sentence(one)}`
  })
  return [line, ...found]
}

/** The end of a run in a few lines. */
export function summaryLines({ base, dialect, passed, calls, findings }: ConformReport): readonly string[] {
  const counted = (outcome: CallReport['outcome']): number => calls.filter((call) => call.outcome === outcome).length
  const broken = findings.filter(({ level }) => level === 'broken').length
  return [
    '',
    `${base} in the dialect ${dialect}: ${counted('answered')} answered, ${counted('refused')} refused as they may be, ${counted('skipped')} skipped, ${counted('failed')} failed.`,
    passed
      ? `It keeps the contract${findings.length === 0 ? '' : `, with ${findings.length} notices`}.`
      : `It breaks the contract in ${broken} places.`,
  ]
}
