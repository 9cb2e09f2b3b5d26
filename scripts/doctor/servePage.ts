/** Serves the doctor's page on this machine. */
import { randomBytes } from 'node:crypto'
import { serve } from '@hono/node-server'
import { createDoctorApp } from './doctorApp.ts'
import { committedMap, examine } from './examine.ts'
import { languagesOf } from './settings.ts'

/** Starts the server; its address carries no token. */
export function servePage(port: number): { readonly address: string; readonly token: string } {
  const token = randomBytes(24).toString('base64url')
  const folder = process.env['MERCHANTS'] ?? 'merchants'
  const app = createDoctorApp({
    token,
    flags: committedMap().flags,
    examine,
    languagesOf: (merchant) => languagesOf(folder, merchant),
  })
  serve({ port, hostname: '127.0.0.1', fetch: app.fetch })
  return { address: `http://localhost:${port}/`, token }
}
