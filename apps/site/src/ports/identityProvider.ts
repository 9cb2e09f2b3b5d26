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
 * The login window of other providers, and their SMS codes, with everything preloaded: a window must open during the
 * press, or the browser blocks it. A sandbox's stand-in replaces the merchant's project.
 */
export async function identityProvider(merchant: SiteMerchant, standIn: string | null): Promise<Provider> {
  const key = `${merchant.merchantCode} ${standIn}`
  const auth = made.get(key) ?? make(merchant, standIn)
  made.set(key, auth)
  await auth.prepare()
  return auth
}
