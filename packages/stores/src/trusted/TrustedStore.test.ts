import { expect, it } from 'vitest'
import { safetyStore } from '../safety/SafetyStore.ts'
import { signInStore } from '../sign-in/SignInStore.ts'
import { sandboxFixture } from '../testing/sandboxFixture.ts'
import { trustedStore } from './TrustedStore.ts'

async function named() {
  const { root, sandbox } = sandboxFixture()
  await root.start()
  await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
  const store = root.store(trustedStore)
  await store.name({ name: 'Ana', email: 'ana@mail.example', tells: ['break'] })
  const letters = () => [...sandbox.context.tables.trustedLetters.all()]
  const code = letters()[0]?.code ?? ''
  return { root, store, code, about: () => letters().map((letter) => letter.about) }
}

it('notifies a trusted contact of a break once they have agreed [G-96]', async () => {
  const { root, store, code, about } = await named()
  await store.open(code)
  expect(store.invitation.data).toEqual({ by: 'mar***a', name: 'Ana', tells: ['break'], state: 'asked' })
  await store.answer(code, true)
  await root.store(safetyStore).startBreak('24h')
  expect(about()).toEqual(['ask', 'break'])
})

it('sends nothing before they have agreed, and nothing that was not chosen [G-96]', async () => {
  const { root, about } = await named()
  await root.store(safetyStore).startBreak('24h')
  expect(about()).toEqual(['ask'])
})

it('notifies a contact who had agreed that the member has withdrawn them; the link is then invalid [G-96]', async () => {
  const { store, code, about } = await named()
  await store.answer(code, true)
  await store.withdraw()
  expect(about()).toEqual(['ask', 'end'])
  expect(store.received.data?.contact).toBeNull()
  await store.open(code)
  expect(store.invitation.failure).toMatchObject({ code: 'trusted.unknown' })
})
