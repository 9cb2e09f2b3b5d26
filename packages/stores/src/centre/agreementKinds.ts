/** The four kinds of contract [S-397]. */
export const agreementKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const

/** One of the kinds. */
export type AgreementKind = (typeof agreementKinds)[number]
