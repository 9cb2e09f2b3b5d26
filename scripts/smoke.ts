/** `npm run smoke -- URL`: checks a live site from outside and reports faults. Ends with 1 on a fault. */
import { smoke } from './live/smoke.ts'

const [address = ''] = process.argv.slice(2)
if (!URL.canParse(address)) {
  console.error('Name the address of the site: npm run smoke -- https://play.example')
  process.exit(2)
}
try {
  const findings = await smoke({ address })
  for (const { what, fault } of findings)
    console.log(fault === undefined ? `  well   ${what}` : `  FAULT  ${what}: ${fault}`)
  const faults = findings.filter(({ fault }) => fault !== undefined).length
  console.log(`\n${findings.length - faults} well, ${faults} at fault`)
  process.exitCode = faults === 0 ? 0 : 1
} catch (failure) {
  console.error(`${address} cannot be reached: ${failure instanceof Error ? failure.message : String(failure)}`)
  process.exitCode = 2
}
