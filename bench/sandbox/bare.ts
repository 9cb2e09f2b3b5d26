// The baseline: the same server library answering constants, without rules, checks or storage.
import process from 'node:process'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const round =
  '{"kind":"settled","id":"R000000001","stake":"1.00","payout":"0.00","balance":"999999.00","detail":{"stops":[1,2,3,4,5]}}'
const answer = '{"success":true,"value":{"list":[],"totalPages":1,"totalCount":0}}'
const json = { 'Content-Type': 'application/json;charset=UTF-8' }

const app = new Hono()
app.post('/rounds', async (context) => {
  await context.req.text()
  return context.body(round, 200, json)
})
app.all('*', async (context) => {
  await context.req.text()
  return context.body(answer, 200, json)
})
serve({ fetch: app.fetch, port: Number(process.env['BARE_PORT'] ?? 4323) }, () => process.stdout.write('ready\n'))
