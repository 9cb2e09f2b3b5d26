import type { GroupReference } from '../../contract/examples.ts'

/** Picture, nickname, registration with a made name. */
export const examples: GroupReference<'account'> = {
  'account.icon': {
    doc: 'The address of the member’s picture.',
    examples: [{ request: {}, answer: 'https://img.example/avatar/2.svg' }],
  },
  'account.icons': {
    doc: 'The pictures to choose from.',
    examples: [{ request: {}, answer: [{ avatar: '2', url: 'https://img.example/avatar/2.svg' }] }],
  },
  'account.setIcon': { doc: 'Chooses a picture.', examples: [{ request: { avatar: '2' }, answer: null }] },
  'account.setNickname': { doc: 'Changes the nickname.', examples: [{ request: { nickname: 'Ana' }, answer: null }] },
  'account.identities': {
    doc: 'The accounts elsewhere, of other providers, that log in to this one.',
    examples: [
      { request: {}, answer: [{ channel: 'google', name: 'maria@mail.example', linkedAt: 1_795_000_000_000 }] },
    ],
  },
  'account.linkIdentity': {
    doc: 'Lets an account elsewhere log in to this one; its provider has just proved who it belongs to.',
    examples: [{ request: { channel: 'google', firebaseIdToken: 'a.b.c' }, answer: null }],
  },
  'account.unlinkIdentity': {
    doc: 'An account elsewhere no longer logs in to this one.',
    examples: [{ request: { channel: 'google' }, answer: null }],
  },
  'account.registerAuto': {
    doc: 'Registers with a user name the platform makes, and signs in.',
    examples: [
      {
        request: {
          password: 'Lagoon27',
          confirmPassword: 'Lagoon27',
          domain: 'site.example',
          registerUrl: 'https://site.example/register',
        },
        answer: { token: 'tok-1', userName: 'guest48213', id: 1003 },
      },
    ],
  },
}
