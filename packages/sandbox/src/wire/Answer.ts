import type { Answer as WireAnswer, EndpointId } from '@croupier/api'

/** The same type, with amounts in minor units wherever the contract takes a number or its text. */
type InMinorUnits<Value> = [string | number] extends [Value]
  ? Value | bigint
  : Value extends readonly (infer Item)[]
    ? readonly InMinorUnits<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: InMinorUnits<Value[Key]> }
      : Value

/** A subject's answer: amounts are minor units, which the wire writes with the decimals of the merchant. */
export type Answer<Id extends EndpointId> = InMinorUnits<WireAnswer<Id>>
