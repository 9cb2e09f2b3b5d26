import type { SiteMerchant } from '@croupier/api/merchant'
import { createFirebaseAuth, createWindowAuth, type AuthPort } from '@croupier/forms/auth'
import { sendStandInCode } from './standInPhone.ts'

type Provider = Pick<AuthPort, 'prepare' | 'signIn' | 'sendCode'>

const made = new Map<string, Provider>()

const make = ({ identity, merchantCode }: SiteMerchant, standIn: string | null): Provider => {
  if (standIn !== null)
    return {
      ...createWindowAuth({ address: standIn, parameters: { merchant: merchantCode } }),
      sendCode: sendStandInCode(merchantCode),
    }
  if (!identity) throw new Error('The merchant has no provider of identities.')
  const { appId, ...project } = identity.firebase
  return createFirebaseAuth({
    project: { ...project, ...(appId !== undefined && { appId }) },
    language: document.documentElement.lang,
  })
}

/**
 * The window in which other providers ask who somebody is, and their codes by SMS, with all it needs loaded: a press must open it before the
 * browser takes it for one that nobody asked for. A sandbox's stand-in takes the place of the merchant's project.
 */
export async function identityProvider(merchant: SiteMerchant, standIn: string | null): Promise<Provider> {
  const key = `${merchant.merchantCode} ${standIn}`
  const auth = made.get(key) ?? make(merchant, standIn)
  made.set(key, auth)
  await auth.prepare()
  return auth
}
