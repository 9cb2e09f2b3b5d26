/** The answers of `merchant new`, from flags or prompts. */
import { createInterface } from 'node:readline/promises'

/** Flags of `merchant new`; each is a text. */
export const flags = {
  folder: { type: 'string' },
  code: { type: 'string' },
  name: { type: 'string' },
  operator: { type: 'string' },
  country: { type: 'string' },
  market: { type: 'string' },
  currency: { type: 'string' },
  languages: { type: 'string' },
  'time-zone': { type: 'string' },
  age: { type: 'string' },
  'dialling-code': { type: 'string' },
  domains: { type: 'string' },
  lanes: { type: 'string' },
  accent: { type: 'string' },
  deep: { type: 'string' },
  'licence-number': { type: 'string' },
  'licence-authority': { type: 'string' },
} as const

/** The answers by flag. */
export type Wishes = Readonly<Partial<Record<keyof typeof flags, string>>>

const questions: readonly (readonly [keyof typeof flags, string])[] = [
  ['code', 'Code (lower-case letters, digits, hyphens)'],
  ['name', 'Name of the brand'],
  ['operator', 'Legal name of the operator'],
  ['country', 'Country of the market (ISO 3166, such as TH)'],
  ['currency', 'Currency (ISO 4217, such as THB)'],
  ['languages', 'Languages (such as EN,TH,AR)'],
  ['time-zone', 'Time zone (such as Asia/Bangkok)'],
  ['dialling-code', 'Dialling code without plus (such as 66)'],
  ['age', 'Minimum age'],
  ['accent', 'Accent colour (such as #0a7f5c)'],
]

/** Asks for missing flags in a terminal. Outside a terminal, throws a RangeError that names them. */
export async function askFor(given: Wishes): Promise<Wishes> {
  const open = questions.filter(([flag]) => !given[flag])
  if (open.length === 0) return given
  if (!process.stdin.isTTY) throw new RangeError(`Missing: ${open.map(([flag]) => `--${flag}`).join(', ')}`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Partial<Record<keyof typeof flags, string>> = { ...given }
  for (const [flag, question] of open) answers[flag] = (await terminal.question(`${question}: `)).trim()
  terminal.close()
  return answers
}
