// A platform to check against the contract: the sandbox as published, complete or with one call broken.
import process from 'node:process'
import { readMerchants } from '@croupier/api/merchant/node'
import { createSandbox, sandboxMerchant, SEEDED_PASSWORD } from '@croupier/sandbox'
import { serve } from '@croupier/sandbox/node'

const [damage] = process.argv.slice(2)
const merchants = readMerchants(['merchants']).map(({ merchant }) => sandboxMerchant(merchant))
const { app } = createSandbox({ merchants })

/** The balance as the sandbox answers it, less its sum. */
async function withoutSum(answer) {
  const body = await answer.json()
  if (body.success) delete body.value.sumBalance
  return Response.json(body, { status: answer.status })
}

const platform = {
  async fetch(request) {
    const answer = await app.fetch(request)
    const isBalance = new URL(request.url).pathname === '/wps/v2/wallets/balance'
    return damage === 'balance' && isBalance ? withoutSum(answer) : answer
  },
}
const { port } = await serve(platform, 0)
process.stdout.write(`${JSON.stringify({ base: `http://localhost:${port}`, account: `maria:${SEEDED_PASSWORD}` })}\n`)
