import { parseArgs } from 'node:util'
import { contract } from '../contract/contract.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { dialectNamed, dialects } from '../dialect/dialects.ts'
import { DialectUnusable, readDialect } from './dialectFile.ts'
import type { ConformOptions } from './run.ts'

/** Options of the command. */
export interface ConformCommand {
  readonly options: ConformOptions
  /** File the report is written to as JSON, or null. */
  readonly json: string | null
}

/** How the command is used. */
export const usage = `Usage: croupier-api conform --base URL [options]

Holds a platform against the contract: reads always, writes only when asked for.

  --base URL              origin of the platform
  --account USER:PASSWORD an account made for such runs
  --writes                make calls that change something, money included
  --errors                also check the codes with which wrong input is refused
  --merchant CODE         merchant code (crph)
  --dialect NAME|FILE     names of the platform: ${Object.keys(dialects).join(', ')}, or a JSON file (spec)
  --only ID,ID            only these calls
  --slow MS               milliseconds after which an answer is slow (3000)
  --json FILE             write the report to a file, as JSON
  --help                  show this

It ends with 0 when the contract is kept, 1 when it is broken, 2 when it could not run.`

/** Whether the arguments ask for the command's usage. */
export const asksForHelp = (words: readonly string[]): boolean =>
  words[0] === 'help' || words.includes('--help') || words.includes('-h')

/** A command line that makes no sense; the message is a plain sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Parses the arguments after the program's name. @throws UsageError */
export function conformCommand(words: readonly string[]): ConformCommand {
  const [task, ...rest] = words
  if (task !== 'conform')
    throw new UsageError(task === undefined ? 'Say what to do.' : `There is no command "${task}".`)
  const given = parsed(rest)
  const base = given.base ?? ''
  if (!/^https?:$/.test(URL.canParse(base) ? new URL(base).protocol : '')) {
    throw new UsageError('--base takes the origin of a platform, such as https://platform.example.')
  }
  const dialect = dialectOf(given.dialect ?? 'spec')
  const slowAfter = Number(given.slow ?? 3000)
  if (!(slowAfter > 0)) throw new UsageError('--slow takes milliseconds.')
  return {
    options: {
      base,
      dialect,
      slowAfter,
      writes: given.writes === true,
      errors: given.errors === true,
      account: accountOf(given.account),
      only: callsOf(given.only),
      ...(given.merchant === undefined ? undefined : { merchant: given.merchant }),
    },
    json: given.json ?? null,
  }
}

function parsed(words: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    return parseArgs({
      args: [...words],
      options: {
        base: text,
        account: text,
        writes: { type: 'boolean' },
        errors: { type: 'boolean' },
        merchant: text,
        dialect: text,
        only: text,
        slow: text,
        json: text,
      },
    }).values
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

function dialectOf(name: string): Dialect {
  const known = dialectNamed(name)
  if (known !== undefined) return known
  if (!name.endsWith('.json')) throw new UsageError(`There is no dialect "${name}".`)
  try {
    return readDialect(name)
  } catch (cause) {
    if (cause instanceof DialectUnusable) throw new UsageError(cause.message, { cause })
    throw cause
  }
}

function callsOf(text: string | undefined): readonly string[] | undefined {
  const ids = text?.split(',').map((id) => id.trim())
  const unknown = ids?.find((id) => !Object.hasOwn(contract, id))
  if (unknown !== undefined) throw new UsageError(`There is no call "${unknown}".`)
  return ids
}

/** Only the first colon separates name and password: a password may contain others. */
function accountOf(text: string | undefined): ConformOptions['account'] {
  if (text === undefined) return undefined
  const at = text.indexOf(':')
  if (at < 1 || at === text.length - 1) throw new UsageError('--account takes a name, a colon and a password.')
  return { username: text.slice(0, at), password: text.slice(at + 1) }
}
