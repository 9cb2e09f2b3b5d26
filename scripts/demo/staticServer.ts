/** A plain static host: the files of a folder below a path, and `404.html` for everything else. */
import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Serves a folder on this machine alone. `base` is the path it is served below, with slashes around. */
export async function serveFolder(folder: string, port: number, base = '/'): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) || 'index.html' : undefined
    const wanted = path.resolve(folder, name ?? '404.html')
    const isThere =
      name !== undefined &&
      wanted.startsWith(path.resolve(folder) + path.sep) &&
      existsSync(wanted) &&
      statSync(wanted).isFile()
    const file = isThere ? wanted : path.join(folder, '404.html')
    response.writeHead(isThere ? 200 : 404, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
    })
    response.end(readFileSync(file))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
