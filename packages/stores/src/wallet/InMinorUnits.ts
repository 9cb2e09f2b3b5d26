/** The fields of a call whose amount is still in minor units; `MerchantStore.written` converts it for the wire. */
export type InMinorUnits<Fields extends { readonly amount?: unknown }> = Omit<Fields, 'amount'> & {
  readonly amount: bigint
}
