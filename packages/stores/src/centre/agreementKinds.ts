/** The four kinds of contract. */
export const agreementKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const

/** One of the kinds. */
export type AgreementKind = (typeof agreementKinds)[number]
