import { expect, it } from 'vitest'
import { value } from '../testing/fakeClient.ts'
import { fixture } from '../testing/testPorts.ts'
import { helpStore } from './HelpStore.ts'

it('finds chapters by every word of their title and text, whatever the case, and never by their markup [S-227]', async () => {
  const { root } = fixture({
    handlers: {
      'help.centre': () =>
        value('help.centre', [
          { title: 'Terms of use', tag: 'rules', content: '<p>One <strong>person</strong>, one account.</p>' },
          { title: 'How to withdraw', tag: 'withdrawal', content: '<p>Choose an account.</p>' },
        ]),
    },
  })
  const store = root.store(helpStore)
  await store.load()
  const found = (term: string) => {
    store.search(term)
    return store.found.map(({ tag }) => tag)
  }
  expect(found('')).toEqual(['rules', 'withdrawal'])
  expect(found('  ACCOUNT person')).toEqual(['rules'])
  expect(found('strong')).toEqual([])
})

it('finds words in other spellings: marks, full width, and the Turkish i with and without a dot [S-227]', async () => {
  const { root } = fixture({
    handlers: {
      'help.centre': () =>
        value('help.centre', [
          { title: 'Giriş İşlemleri', tag: 'tr', content: '<p>Kullanıcı adı</p>' },
          { title: 'Đăng nhập', tag: 'vi', content: '<p>Mật khẩu</p>' },
          { title: '出金について', tag: 'ja', content: '<p>ＡＴＭ</p>' },
        ]),
    },
  })
  const store = root.store(helpStore)
  await store.load()
  const found = (term: string) => {
    store.search(term)
    return store.found.map(({ tag }) => tag)
  }
  expect(found('islemleri')).toEqual(['tr'])
  expect(found('KULLANICI')).toEqual(['tr'])
  expect(found('mat khau')).toEqual(['vi'])
  expect(found('atm')).toEqual(['ja'])
})
