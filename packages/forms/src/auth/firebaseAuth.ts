import type { Auth, AuthCredential, AuthProvider, UserCredential } from 'firebase/auth'
import type { SocialChannel } from '../login/LoginWays.tsx'
import { authErrorCode } from './authMessage.ts'
import { AuthFailure, type AuthPort, type ProvedIdentity, type SocialCredential } from './AuthPort.ts'

/** Configuration of a Firebase project, as shown in its console. None of it is secret. */
export interface FirebaseProject {
  /** Web API key; identifies the project. */
  readonly apiKey: string
  /** Id of the project. */
  readonly projectId: string
  /** Domain that serves the login window; needed for social accounts. */
  readonly authDomain?: string
  /** Id of the web app in the project; login works without it. */
  readonly appId?: string
}

/** Options of {@link createFirebaseAuth}. */
export interface FirebaseAuthOptions {
  /** The merchant's project. */
  readonly project: FirebaseProject
  /** BCP 47 tag of the language in which Firebase sends its messages. */
  readonly language?: string
  /** Address of an Auth emulator. Real numbers are then never contacted and the captcha is off. */
  readonly emulator?: string
}

type Sdk = typeof import('firebase/auth')

interface Loaded {
  readonly sdk: Sdk
  readonly auth: Auth
}

/** Telegram's provider id in the project, where it is a custom OpenID Connect provider. */
const telegram = 'oidc.telegram'

const failureOf = (reason: unknown) => {
  const code = typeof reason === 'object' && reason !== null && 'code' in reason ? String(reason.code) : ''
  return new AuthFailure(authErrorCode(code), reason)
}

const providerOf = (sdk: Sdk, channel: SocialChannel): AuthProvider => {
  if (channel === 'google') return new sdk.GoogleAuthProvider()
  return channel === 'facebook' ? new sdk.FacebookAuthProvider() : new sdk.OAuthProvider(telegram)
}

const credentialOf = (sdk: Sdk, channel: SocialChannel, { idToken, accessToken }: SocialCredential): AuthCredential => {
  if (channel === 'google') return sdk.GoogleAuthProvider.credential(idToken ?? null, accessToken ?? null)
  if (channel === 'facebook') return sdk.FacebookAuthProvider.credential(accessToken ?? '')
  return new sdk.OAuthProvider(telegram).credential({
    ...(idToken === undefined ? {} : { idToken }),
    ...(accessToken === undefined ? {} : { accessToken }),
  })
}

const load = async ({ project, language, emulator }: FirebaseAuthOptions): Promise<Loaded> => {
  const [{ initializeApp }, sdk] = await Promise.all([import('firebase/app'), import('firebase/auth')])
  // No persistence: the session is the platform's token; the provider only proves the user's identity.
  const auth = sdk.initializeAuth(initializeApp(project, `croupier-${project.projectId}`), {
    persistence: sdk.inMemoryPersistence,
    popupRedirectResolver: sdk.browserPopupRedirectResolver,
  })
  if (language) auth.languageCode = language
  if (emulator) {
    auth.settings.appVerificationDisabledForTesting = true
    sdk.connectAuthEmulator(auth, emulator, { disableWarnings: true })
  }
  return { sdk, auth }
}

/** Runs the provider's invisible captcha in a temporary element. */
const withHumanCheck = async <Result>(
  { sdk, auth }: Loaded,
  run: (check: InstanceType<Sdk['RecaptchaVerifier']>) => Promise<Result>,
) => {
  const place = document.body.appendChild(document.createElement('div'))
  const check = new sdk.RecaptchaVerifier(auth, place, { size: 'invisible' })
  try {
    return await run(check)
  } finally {
    check.clear()
    place.remove()
  }
}

/**
 * Login with Firebase. Its SDK is in separate chunks, loaded at the first call; a failed load is retried at the next.
 * `firebase` is an optional peer dependency, needed only by callers of this function.
 */
export const createFirebaseAuth = (options: FirebaseAuthOptions): AuthPort => {
  let loading: Promise<Loaded> | undefined
  const ready = () => {
    loading ??= load(options).catch((reason: unknown) => {
      loading = undefined
      throw reason
    })
    return loading
  }

  const attempt = async <Result>(run: (loaded: Loaded) => Promise<Result>): Promise<Result> => {
    try {
      return await run(await ready())
    } catch (reason) {
      throw reason instanceof AuthFailure ? reason : failureOf(reason)
    }
  }

  const proved = async (
    firebaseChannel: ProvedIdentity['firebaseChannel'],
    signed: Promise<UserCredential>,
  ): Promise<ProvedIdentity> => ({ firebaseChannel, firebaseIdToken: await (await signed).user.getIdToken() })

  return {
    sendCode: (mobile) =>
      attempt(async (loaded) => {
        if (mobile === '') throw new AuthFailure('missing-phone-number')
        const { sdk, auth } = loaded
        const sent = await withHumanCheck(loaded, (check) => sdk.signInWithPhoneNumber(auth, mobile, check))
        return {
          confirm: (code) =>
            attempt(async () => {
              if (code === '') throw new AuthFailure('missing-verification-code')
              return proved('sms', sent.confirm(code))
            }),
        }
      }),
    prepare: () => attempt(async () => undefined),
    signIn: (channel) =>
      attempt(({ sdk, auth }) => proved(channel, sdk.signInWithPopup(auth, providerOf(sdk, channel)))),
    signInWithCredential: (channel, credential) =>
      attempt(({ sdk, auth }) =>
        proved(channel, sdk.signInWithCredential(auth, credentialOf(sdk, channel, credential))),
      ),
  }
}
