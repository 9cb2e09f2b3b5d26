import * as z from 'zod/mini'
import type { Fill } from '../../contract/endpoint.ts'
import { count } from '../../contract/scalars.ts'

// Reading: the favourites send platform 'flash', all others both; the literals are part of the wire.
export const everyClient = z._default(z.string(), 'flash,html5-desktop')
export const clientType = z._default(count, 3)
export const language: Fill = { field: 'language', from: 'language' }
