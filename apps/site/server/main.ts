/** Serves the built site: `SITE_PORT`, `SITE_DIST` (folder of the build), `PLATFORM_URL`, `IMAGE_ORIGINS`, `GAME_ORIGINS`, `API_ORIGINS`, `TRUSTED_PROXIES` (comma separated). */
import path from 'node:path'
import { serve } from '@hono/node-server'
import { createSiteApp } from './site-app.ts'

const list = (text: string | undefined, usual: string) => (text ?? usual).split(',').filter(Boolean)
const sandbox = `http://localhost:${process.env['SANDBOX_PORT'] ?? 4001}`
const port = Number(process.env['SITE_PORT'] ?? 4000)

const server = serve({
  port,
  fetch: createSiteApp({
    dist: process.env['SITE_DIST'] ?? path.resolve(import.meta.dirname, '../dist'),
    platformUrl: process.env['PLATFORM_URL'] ?? sandbox,
    imageOrigins: list(process.env['IMAGE_ORIGINS'], sandbox),
    gameOrigins: list(process.env['GAME_ORIGINS'], `http://localhost:${process.env['GAMES_PORT'] ?? 4002}`),
    apiOrigins: list(process.env['API_ORIGINS'], ''),
    trustedProxies: list(process.env['TRUSTED_PROXIES'], ''),
  }).fetch,
})
const end = () => server.close(() => process.exit(0))
process.on('SIGINT', end)
process.on('SIGTERM', end)
