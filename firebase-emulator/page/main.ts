import { createFirebaseAuth } from '../../packages/forms/src/auth/firebaseAuth.ts'
import type { SentCode } from '../../packages/forms/src/auth/AuthPort.ts'
import type { Remote } from '../remote.ts'
import { emulator, project } from '../places.ts'

const auth = createFirebaseAuth({ project: { apiKey: 'demo-key', projectId: project }, emulator })
const sent: SentCode[] = []

/** An error loses its class on the way out of the page; its code does not. */
const told = async <Value>(call: Promise<Value>) =>
  call.then(
    (value) => ({ value }),
    (reason: unknown) => ({ code: (reason as { code: string }).code }),
  )

const remote: Remote = {
  sendCode: (mobile) => told(auth.sendCode(mobile).then((code) => sent.push(code) - 1)),
  confirm: (index, code) => told(sent[index]?.confirm(code) ?? Promise.reject(new Error('no such code'))),
  signIn: (channel) => told(auth.signIn(channel)),
  signInWithCredential: (channel, credential) => told(auth.signInWithCredential(channel, credential)),
}

Object.assign(globalThis, { remote })
