import type { AddressInfo } from 'node:net'
import { serve as listen, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'

/** A listening server. */
export interface Listening {
  readonly port: number
  /** Stops taking requests and ends open connections. */
  close(): Promise<void>
}

/** A port somebody else listens on. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken'
  readonly port: number

  constructor(port: number) {
    super(`Port ${port} is taken.`)
    this.port = port
  }
}

/** Serves an app on a port of this machine (0 for any free one). Rejects with {@link PortTaken}. */
export function serve(app: Hono, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server: ServerType = listen({ fetch: app.fetch, port }, (address: AddressInfo) => {
      resolve({
        port: address.port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      })
    })
    server.once('error', (failure: NodeJS.ErrnoException) => {
      reject(failure.code === 'EADDRINUSE' ? new PortTaken(port) : failure)
    })
  })
}
