import type { AddressInfo } from 'node:net'
import { serve as listen, type ServerType } from '@hono/node-server'

/** A request handler: an app, or a wrapper of one. */
export interface Answering {
  fetch(request: Request, environment?: object): Response | Promise<Response>
}

/** A listening server. */
export interface Listening {
  readonly port: number
  /** Stops accepting requests and ends open connections. */
  close(): Promise<void>
}

/** The port is already in use. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'
  readonly port: number

  constructor(port: number) {
    super(`Port ${port} is taken.`)
    this.port = port
  }
}

/** How long a client may take, milliseconds. A slower client loses its connection, so others do not wait. */
export interface Patience {
  /** For all headers. */
  readonly headers: number
  /** For the whole request. */
  readonly request: number
}

const USUAL: Patience = { headers: 10_000, request: 60_000 }

/** Address of a server, and its timeouts. */
export interface Listener {
  /** Address to bind to. By default only programs on this machine can reach it. */
  readonly host?: string
  readonly patience?: Patience
}

/** Serves an app on a port (0 for any free one). Rejects with {@link PortTaken}. */
export function serve(
  app: Answering,
  port: number,
  { host = '127.0.0.1', patience = USUAL }: Listener = {},
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: Math.min(patience.headers, 1_000),
    }
    const server: ServerType = listen(
      { fetch: app.fetch, port, hostname: host, serverOptions },
      (address: AddressInfo) => {
        resolve({
          port: address.port,
          close: () =>
            new Promise((closed) => {
              server.close(() => closed())
              if ('closeAllConnections' in server) server.closeAllConnections()
            }),
        })
      },
    )
    server.once('error', (failure: NodeJS.ErrnoException) => {
      reject(failure.code === 'EADDRINUSE' ? new PortTaken(port) : failure)
    })
  })
}
