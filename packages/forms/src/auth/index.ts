export { createFirebaseAuth, type FirebaseAuthOptions, type FirebaseProject } from './firebaseAuth.ts'
export { createWindowAuth, type WindowAuthOptions } from './windowAuth.ts'
export {
  AuthFailure,
  authErrorCodes,
  type AuthErrorCode,
  type AuthPort,
  type ProvedIdentity,
  type SentCode,
  type SocialAuth,
  type SocialCredential,
} from './AuthPort.ts'
export { authMessage, authWayOn, type AuthWayOn } from './authMessage.ts'
export { authSms, type AuthSms } from './authSms.ts'
