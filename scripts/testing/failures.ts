/** Lists what failed, from the runners' JSON reports, at the end of a long log, where people look. */

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const list = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])
const text = (value: unknown) => (typeof value === 'string' ? value : '')

// Terminal colour codes, which a report also contains.
// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[[0-9;]*m/g
const firstLine = (message: unknown) => text(message).replaceAll(colours, '').trim().split('\n', 1)[0] ?? ''
const line = (where: string, message: unknown) => [where, firstLine(message)].filter(Boolean).join('\n    ')

const ofVitest = (files: readonly Record<string, unknown>[]): string[] =>
  files.flatMap((file) => {
    const failed = list(file['assertionResults']).filter(({ status }) => status === 'failed')
    if (failed.length === 0) return file['status'] === 'failed' ? [line(text(file['name']), file['message'])] : []
    return failed.map((test) => {
      const [message] = Array.isArray(test['failureMessages']) ? test['failureMessages'] : []
      return line(`${text(file['name'])} › ${text(test['fullName'])}`, message)
    })
  })

const ofPlaywright = (suites: readonly Record<string, unknown>[]): string[] =>
  suites.flatMap((suite) => [
    ...ofPlaywright(list(suite['suites'])),
    ...list(suite['specs']).flatMap((spec) =>
      list(spec['tests'])
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map((test) => {
          const error = list(test['results'])
            .map((result) => result['error'])
            .find(isRecord)
          const where = `${text(spec['file'])}:${String(spec['line'])} › ${text(spec['title'])}`
          return line(test['status'] === 'flaky' ? `${where} (flaky)` : where, error?.['message'])
        }),
    ),
  ])

/** Each failed test of a report: its file, its title and the first line of its error. Flaky ones are marked. */
export const failures = (report: unknown): readonly string[] =>
  isRecord(report) ? [...ofVitest(list(report['testResults'])), ...ofPlaywright(list(report['suites']))] : []
