/**
 * `npm run bench -- forms`: the form kit. Bytes (gzip) of its core and of the login form on top of what a page has
 * anyway; from a key to the frame that shows it, with 30 fields mounted; checks a second of the 24 rules beside the
 * shortest equivalent expression; and of the register schema beside yup, joi, valibot and zod, in one run.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { script, weigh } from './forms/bundles.ts'
import { configs, entries, peers } from './forms/registers.ts'
import { bare, perSecond } from './forms/throughput.ts'
import { typing } from './forms/typing.ts'

const source = '../../packages/forms/src'
const fields = ['Text', 'Password', 'Captcha', 'Mobile', 'SmsCode', 'Otp', 'Checkbox', 'Terms', 'Select', 'Birthday']
const furtherFields = [
  'Day',
  'Amount',
  'Reference',
  'Choice',
  'Comment',
  'Country',
  'Account',
  'Files',
  'PaymentPassword',
]
const core = `export { Form, SubmitButton, ErrorSummary, useKitForm, formResolver, formSchema, fieldSchema, patterns,
  FormTextProvider, ${[...fields, ...furtherFields].map((name) => `${name}Field`).join(', ')} } from '${source}/index.ts'`

interface Subject {
  readonly patterns: readonly { readonly id: number; readonly matches: (value: string) => boolean }[]
  readonly check: (entry: object) => unknown
}

/** The kit's own code, bundled as for a page. */
const loadSubject = async (): Promise<Subject> => {
  const folder = mkdtempSync(path.join(import.meta.dirname, 'node_modules/.forms-'))
  try {
    const file = path.join(folder, 'subject.mjs')
    writeFileSync(
      file,
      await script(`
        import { safeParse } from 'zod/mini'
        import { mobileRules } from '${source}/mobile/mobileRule.ts'
        import { registerConfigs } from '${source}/register/registerConfigs.ts'
        import { registerSchema } from '${source}/register/registerSchema.ts'
        export { patterns } from '${source}/patterns/patterns.ts'
        const configs = registerConfigs({ configs: ${JSON.stringify(configs)}, smsShown: false, captchaShown: false, affiliateFixed: true })
        const today = () => ({ year: 2026, month: 11, day: 21 })
        const schema = registerSchema({ configs, mobileRule: mobileRules.PH, minimumAge: 21, today })
        export const check = (entry) => safeParse(schema, { ...entry, terms: true })
      `),
    )
    return (await import(file)) as Subject
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const million = (rate: number) => `${(rate / 1e6).toFixed(1)} M/s`
const thousand = (rate: number) => `${Math.round(rate / 1000)} k/s`
const rows: (readonly [string, string, string])[] = []

const bytes = { core: await weigh(core), login: await weigh(`export { LoginForm } from '${source}/index.ts'`) }
rows.push(['Core, gzip, without ui and react', kB(bytes.core), 'at most 32'])
rows.push(['Login form with what it needs of the core', kB(bytes.login), ''])

const keys = await typing()
rows.push(['Key to paint, 30 fields', `${keys.fresh.median.toFixed(1)} ms`, `95 %: ${keys.fresh.p95.toFixed(1)} ms`])
rows.push([
  'Key to paint, 30 fields, a fault shown',
  `${keys.faulty.median.toFixed(1)} ms`,
  `95 %: ${keys.faulty.p95.toFixed(1)} ms`,
])

const { patterns, check } = await loadSubject()
const rules = patterns.map(({ id, matches }) => {
  const { expression, typical } = bare[id] ?? { expression: /^/, typical: [''] }
  const rate = (test: (value: string) => boolean) =>
    perSecond(() => {
      let count = 0
      for (const value of typical) if (test(value)) count++
      return count
    }) * typical.length
  const own = rate(matches)
  const barest = rate((value) => expression.test(value))
  return { id, own, barest, reached: own >= 5e6 || own * 1.5 >= barest }
})
for (const { id, own, barest, reached } of rules) {
  rows.push([`Rule ${id}`, million(own), `bare ${million(barest)}${reached ? '' : '  below 5 M/s and 1.5 of bare'}`])
}

const contenders = { 'the kit': check, ...peers }
const schemas = Object.entries(contenders).map(([name, validate]) => ({
  name,
  right: perSecond(() => validate(entries.right), 300),
  wrong: perSecond(() => validate(entries.wrong), 300),
}))
for (const { name, right, wrong } of schemas)
  rows.push([`Register schema, ${name}`, thousand(right), `with four faults ${thousand(wrong)}`])

const width = Math.max(...rows.map(([name]) => name.length))
console.log(rows.map(([name, value, beside]) => `${name.padEnd(width)}  ${value.padStart(10)}   ${beside}`).join('\n'))
const file = process.argv[process.argv.indexOf('--json') + 1]
if (process.argv.includes('--json') && file)
  writeFileSync(file, JSON.stringify({ bytes, keys, rules, schemas }, undefined, 2))
