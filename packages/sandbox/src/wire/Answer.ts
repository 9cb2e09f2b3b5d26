import type { Answer as WireAnswer, EndpointId } from '@croupier/api'

/** The same with amounts in minor units wherever the contract takes a number or its text. */
type InMinorUnits<Value> = [string | number] extends [Value]
  ? Value | bigint
  : Value extends readonly (infer Item)[]
    ? readonly InMinorUnits<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: InMinorUnits<Value[Key]> }
      : Value

/** An answer as a subject gives it: amounts are minor units, which the wire writes with the decimals of the merchant. */
export type Answer<Id extends EndpointId> = InMinorUnits<WireAnswer<Id>>
