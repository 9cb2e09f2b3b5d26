import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { endpoint } from '../contract/endpoint.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { breaksOf, contractShape, readShapes, writeShapes } from './compatibility.ts'

const call = (input: z.ZodMiniType, value: z.ZodMiniType, path: `/${string}` = '/wps/a'): Endpoint =>
  endpoint({
    id: 'a.call',
    method: 'POST',
    path,
    module: 'A3',
    effect: 'write',
    gate: 'open',
    input: () => input,
    value: () => value,
  })
const released = call(
  z.object({ kind: z.enum(['a', 'b']), note: z.optional(z.string()) }),
  z.object({ list: z.array(z.object({ id: z.string(), status: z.enum(['open', 'closed']) })) }),
)
const breaks = (now: readonly Endpoint[]) => breaksOf(contractShape([released]), contractShape(now))

describe('a contract that still keeps what was released', () => {
  it('may add optional fields, entries of enumerations, fields of values and calls', () => {
    const more = call(
      z.object({
        kind: z.enum(['a', 'b', 'c']),
        note: z.optional(z.string()),
        page: z.optional(z.number()),
        files: z.optional(z.array(z.object({ name: z.string() }))),
      }),
      z.object({
        list: z.array(z.object({ id: z.string(), status: z.enum(['open', 'closed']), at: z.number() })),
        total: z.number(),
      }),
    )
    expect(breaks([more])).toEqual([])
  })

  it('survives being written and read', () => {
    const shapes = contractShape()
    expect(readShapes(writeShapes(shapes))).toEqual(shapes)
  })
})

describe('a contract that breaks what was released', () => {
  it('by a call that is gone names the call', () => {
    expect(breaks([])).toEqual(['a.call is removed'])
  })

  it('by another address names both', () => {
    const moved = call(released.input, released.value, '/wps/b')
    expect(breaks([moved])).toEqual(['a.call was "POST /wps/a A3 none" and is "POST /wps/b A3 none"'])
  })

  it('by a field of the value that is gone names the field', () => {
    const less = call(released.input, z.object({ list: z.array(z.object({ id: z.string() })) }))
    expect(breaks([less])).toEqual(['a.call: the value’s field list[].status is removed'])
  })

  it('by a field of the input that is now required names it, whether it is new or was optional', () => {
    const more = call(z.object({ kind: z.enum(['a', 'b']), note: z.string(), amount: z.string() }), released.value)
    expect(breaks([more])).toEqual([
      'a.call: the input’s field note has to be there now',
      'a.call: the input’s field amount has to be there now',
    ])
  })

  it('by an enumeration with fewer entries names the entry', () => {
    const fewer = call(z.object({ kind: z.enum(['a']), note: z.optional(z.string()) }), released.value)
    expect(breaks([fewer])).toEqual(['a.call: the input’s field kind no longer takes b'])
  })
})
