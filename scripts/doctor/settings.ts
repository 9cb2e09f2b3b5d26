/** The doctor's command line. */
import { parseArgs } from 'node:util'
import { readMerchants } from '@croupier/api/merchant/node'
import { conformCommand, UsageError } from '../../packages/api/src/conform/settings.ts'
import type { ExamineOptions } from './examine.ts'

/** The requested action: an examination, or the page. */
export type DoctorCommand =
  | { readonly task: 'examine'; readonly options: ExamineOptions; readonly json: string | null }
  | { readonly task: 'page'; readonly port: number }

/** How the command is used. */
export const usage = `npm run doctor -- URL [options]     examines the platform at this origin
npm run doctor -- --page [--port 4700]   serves the same as a page on this machine

  --account USER:PASSWORD  an account made for such runs; without one only what visitors may is asked
  --merchant CODE          merchant code (crph); its languages are read from --folder
  --folder FOLDER          folder of merchants (merchants)
  --dialect NAME|FILE      names of the platform (spec), or a JSON file with them
  --only ID,ID             only these calls
  --slow MS                milliseconds after which an answer is slow (3000)
  --writes                 also makes calls that change something, money included
  --errors                 also checks the codes with which wrong input is refused
  --json FILE              writes the report to a file

It ends with 0 when the platform is healthy, 1 when it has faults, 2 when it could not be examined.`

/** Languages of a merchant in a folder; undefined if the folder has no merchant with this code. */
export function languagesOf(folder: string, merchant: string): readonly string[] | undefined {
  try {
    return readMerchants(folder.split(',')).find((found) => found.merchant.code === merchant)?.merchant.languages
  } catch {
    return undefined
  }
}

/** Parses the command line. @throws UsageError */
export function doctorCommand(words: readonly string[]): DoctorCommand {
  const given = parsed(words)
  if (given.values.page === true) {
    const port = Number(given.values.port ?? 4700)
    if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new UsageError('--port takes a port number.')
    return { task: 'page', port }
  }
  const [base] = given.positionals
  if (base === undefined) throw new UsageError('Name the origin of a platform, such as https://platform.example.')
  const { page: _page, port: _port, folder = 'merchants', ...rest } = given.values
  const passed = Object.entries(rest).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : typeof value === 'string' ? [`--${name}`, value] : [],
  )
  const { options, json } = conformCommand(['conform', '--base', base, ...passed])
  return { task: 'examine', options: { ...options, languages: languagesOf(folder, options.merchant ?? 'crph') }, json }
}

function parsed(words: readonly string[]) {
  const text = { type: 'string' } as const
  const yes = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        account: text,
        merchant: text,
        folder: text,
        dialect: text,
        only: text,
        slow: text,
        json: text,
        writes: yes,
        errors: yes,
        page: yes,
        port: text,
      },
    })
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
