import { expect, it } from 'vitest'
import { fixture, memberSession } from '../testing/testPorts.ts'
import { bankAccountsStore } from './BankAccountsStore.ts'

it('opens the accounts of the next member on their list, although the previous one was on the way to the form', () => {
  const { root } = fixture({ session: memberSession })
  const accounts = root.store(bankAccountsStore)
  accounts.beginWithForm(true)
  root.session.end()
  root.session.commit({ token: 'tok-2', username: 'jun' })
  expect(accounts.beginsWithForm).toBe(false)
})
