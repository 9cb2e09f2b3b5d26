/**
 * `npm run merchant -- new | check | upgrade | list`: makes, checks, upgrades and lists the folders that merchants
 * consist of.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { MerchantUnusable } from '@croupier/api/merchant'
import { readMerchants } from '@croupier/api/merchant/node'
import { BrandUnusable } from '@croupier/ui/brand'
import { checkMerchants } from './merchant/check.ts'
import { createMerchant } from './merchant/create.ts'
import { upgradeMerchants } from './merchant/upgrade.ts'
import { askFor, flags } from './merchant/wishes.ts'

const usage = `npm run merchant -- new [--code acme --name Acme ...]   makes merchants/<code>; asks for what no flag says
npm run merchant -- check [--folder merchants]           names what is wrong or missing; ends with 1 on a fault
npm run merchant -- upgrade merchants/<code>              brings an older folder, or all of a folder, to today's form
npm run merchant -- list [--folder merchants]            shows the merchants of a folder

Flags of new: ${Object.keys(flags).join(', ')}`

function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options: { ...flags, help: { type: 'boolean' } } })
  } catch (failure) {
    throw new RangeError(`${failure instanceof Error ? failure.message : String(failure)}\n\n${usage}`)
  }
}

/** The commands to try next, with the folder if it is not the default. */
function nextSteps(made: string, folder: string): string {
  const elsewhere = path.resolve(folder) !== path.resolve('merchants')
  return `${made} is made. Next:
  npm run merchant -- check${elsewhere ? ` --folder ${folder}` : ''}
  ${elsewhere ? `MERCHANTS=${folder} ` : ''}MERCHANT=${path.basename(made)} npm start`
}

async function run(): Promise<number> {
  const { positionals, values } = parsed()
  const folder = values.folder ?? process.env['MERCHANTS'] ?? 'merchants'
  const [task, place] = positionals
  if (task === 'new') {
    const made = createMerchant(await askFor(values), folder)
    console.log(nextSteps(made, folder))
    return 0
  }
  if (task === 'check') {
    const { faults, notes } = await checkMerchants(folder.split(','))
    for (const line of faults) console.error(`Fault  ${line}`)
    for (const line of notes) console.log(`Note   ${line}`)
    console.log(`${faults.length} faults, ${notes.length} notes.`)
    return faults.length === 0 ? 0 : 1
  }
  if (task === 'upgrade') {
    const changes = upgradeMerchants(place ?? folder)
    for (const line of changes) console.log(line)
    console.log(changes.length === 0 ? 'Nothing to change.' : 'Check it with npm run merchant -- check.')
    return 0
  }
  if (task === 'list') {
    for (const { merchant } of readMerchants(folder.split(',')))
      console.log(
        [
          merchant.code.padEnd(12),
          merchant.name.padEnd(20),
          merchant.market.name.padEnd(14),
          merchant.currency.code,
          merchant.licence ? `licence ${merchant.licence.number}` : 'no licence',
          merchant.domains.join(' ') || 'no domain',
        ].join('  '),
      )
    return 0
  }
  console.log(usage)
  return values.help ? 0 : 1
}

try {
  process.exitCode = await run()
} catch (failure) {
  if (!(failure instanceof MerchantUnusable || failure instanceof BrandUnusable || failure instanceof RangeError))
    throw failure
  console.error(failure.message)
  process.exitCode = 1
}
