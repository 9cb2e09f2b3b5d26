import type { AddressInfo } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'

/** How long a client may take, in milliseconds. Slower clients lose their connection, so that others need not wait. */
export interface Patience {
  /** For all headers. */
  readonly headers: number
  /** For the whole request. */
  readonly request: number
}

const usual: Patience = { headers: 10_000, request: 60_000 }

/**
 * How long an idle connection is kept, in milliseconds: longer than a server in front keeps it (nginx and AWS 60
 * seconds), so that this side never closes a connection on which a request is already on its way.
 */
const keptIdle = 75_000

/** The server's address, and how long it waits for a client. */
export interface Place {
  /** 0 for any free one. */
  readonly port: number
  /** Address of this machine that is bound to. */
  readonly hostname: string
  readonly patience?: Patience
}

/** Serves an app. Connections with slow headers or bodies are answered with 408 and closed. */
export const listen = (
  { fetch }: Pick<Hono, 'fetch'>,
  { port, hostname, patience = usual }: Place,
  listening?: (bound: AddressInfo) => void,
): ServerType =>
  serve(
    {
      port,
      hostname,
      fetch,
      serverOptions: {
        headersTimeout: patience.headers,
        requestTimeout: patience.request,
        keepAliveTimeout: keptIdle,
        connectionsCheckingInterval: Math.min(patience.headers, 1_000),
      },
    },
    listening,
  )
