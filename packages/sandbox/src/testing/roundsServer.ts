// A sandbox process with two more routes for a test to play its own rounds. Started by kill.test.ts.
import process from 'node:process'
import { sandboxSettings } from '../node/settings.ts'
import { startSandbox } from '../node/startSandbox.ts'

const running = await startSandbox(sandboxSettings(process.env), ({ app, rounds }) => {
  app.get('/test/open/:token', (context) => {
    const play = rounds.open(context.req.param('token'))
    return context.json({ id: play.id, stake: String(play.stakes[0]) })
  })
  app.post('/test/round/:play/:stake/:key', (context) => {
    const { play, stake, key } = context.req.param()
    const order = { stake: BigInt(stake), key }
    const settled = rounds.place(play, order, (dealer) => ({
      payout: BigInt(dealer.integer(3)) * order.stake,
      detail: null,
    }))
    return context.json({ id: settled.id })
  })
})
process.stdout.write(`ready: platform http://localhost:${running.sandboxPort}\n`)
