import { describe, expect, it } from 'vitest'
import { createTestPlatform } from '../../../testing/createTestPlatform.ts'

const SCRIPT = '<script>alert(1)</script>'

describe('inbox', () => {
  it('lists, reads and deletes, and the unread count falls immediately [S-382] [S-383]', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    const unread = await maria.client.inbox.unreadCount({})
    expect(unread).toBeGreaterThan(1)
    const { list, totalCount } = await maria.client.inbox.list({})
    const [first, second] = list.map(({ messageId }) => messageId)
    expect(await maria.client.inbox.markRead({ messageIds: [first ?? ''] })).toEqual({ unreadCount: unread - 1 })
    await maria.client.inbox.remove({ messageIds: [second ?? ''] })
    expect((await maria.client.inbox.list({})).totalCount).toBe((totalCount ?? 0) - 1)
    expect(await maria.client.inbox.markRead({})).toEqual({ unreadCount: 0 })
    expect(await maria.client.inbox.unreadCount({})).toBe(0)
    expect((await maria.client.inbox.list({ unreadOnly: true })).list).toEqual([])
  })

  it('deletes messages after the days that it tells', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    const { keptDays, totalCount } = await maria.client.inbox.list({})
    expect(totalCount).toBeGreaterThan(1)
    testPlatform.clock.advance(((keptDays ?? 0) + 1) * 86_400_000)
    const later = await testPlatform.signIn('maria')
    await later.client.inbox.write({ content: 'Is anybody there?' })
    expect((await later.client.inbox.list({})).list.map(({ createdAt }) => createdAt)).toEqual([])
  })

  it('keeps other people’s messages out of reach, whole or in part', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    const jun = await testPlatform.signIn('jun')
    const { list } = await maria.client.inbox.list({})
    const foreign = list[0]?.messageId ?? ''
    const unknown = { code: 'inbox.message.unknown' }
    await expect(jun.client.inbox.detail({ messageId: foreign })).rejects.toMatchObject(unknown)
    await expect(jun.client.inbox.markRead({ messageIds: [foreign] })).rejects.toMatchObject(unknown)
    await expect(jun.client.inbox.remove({ messageIds: [foreign] })).rejects.toMatchObject(unknown)
    expect((await maria.client.inbox.list({})).totalCount).toBe(list.length)
  })

  it('speaks the reader’s language and turns markup into text', async () => {
    const testPlatform = createTestPlatform()
    await testPlatform.operate('inbox/post', { merchant: 'crph', account: 'jun', title: 'Hello', content: SCRIPT })
    const jun = await testPlatform.signIn('jun')
    const [posted] = (await jun.client.inbox.list({})).list
    const { content } = await jun.client.inbox.detail({ messageId: posted?.messageId ?? '' })
    expect(content).not.toContain('<script')
    expect(content).toContain('alert(1)')
    const rana = await testPlatform.signIn('rana', 'crbd')
    rana.language = 'BN'
    for (const { title } of (await rana.client.inbox.list({})).list) expect(title).toMatch(/[\u0980-\u09ff]/)
  })

  it('carries a question to customer service and the answer back in one thread [S-384]', async () => {
    const testPlatform = createTestPlatform()
    const maria = await testPlatform.signIn('maria')
    await maria.client.inbox.write({ content: 'Where is round R1?' })
    await expect(maria.client.inbox.write({ content: 'And now?' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const desk = (await testPlatform.read('service')) as { letters: { account: string }[] }
    expect(desk.letters.map(({ account }) => account)).toEqual(['maria'])
    testPlatform.clock.advance(60_000)
    await testPlatform.operate('inbox/answer', {
      merchant: 'crph',
      account: 'maria',
      content: 'It was settled at noon.',
    })
    expect((await maria.client.inbox.thread({})).map(({ mine, content }) => [mine, content])).toEqual([
      [true, 'Where is round R1?'],
      [false, 'It was settled at noon.'],
    ])
    expect((await maria.client.inbox.list({})).list[0]?.excerpt).toBe('It was settled at noon.')
  })
})

describe('feedback', () => {
  it('is a PUT without a session, with bounds in characters a person counts [S-228] [S-229] [S-417]', async () => {
    const testPlatform = createTestPlatform()
    const guest = testPlatform.visitor()
    const send = (content: string) => guest.client.feedback.submit({ questionType: 'game', content })
    await expect(send('too short')).rejects.toMatchObject({ code: 'feedback.length' })
    await expect(send('ক'.repeat(201))).rejects.toMatchObject({ code: 'feedback.length' })
    // Ten families of four are ten characters to a reader, and seventy code points.
    const { reference } = await send('👨‍👩‍👧‍👦'.repeat(10))
    expect(await guest.client.feedback.settings({})).toEqual({ minimum: 10, maximum: 200 })
    expect(await guest.client.feedback.status({ reference })).toMatchObject({ status: 'open', answer: null })
    await testPlatform.operate('feedback/answer', { reference, answer: 'Thank you.' })
    expect(await guest.client.feedback.status({ reference })).toMatchObject({
      status: 'answered',
      answer: 'Thank you.',
    })
    await expect(testPlatform.visitor('crbd').client.feedback.status({ reference })).rejects.toMatchObject({
      code: 'feedback.unknown',
    })
  })
})

describe('chat', () => {
  it('is read by everybody and written by those who are signed in [S-385]', async () => {
    const testPlatform = createTestPlatform()
    const guest = testPlatform.visitor()
    const maria = await testPlatform.signIn('maria')
    const jun = await testPlatform.signIn('jun')
    const demo = await testPlatform.signIn('demo')
    await expect(guest.client.chat.send({ roomId: 'lounge', text: 'hi' })).rejects.toMatchObject({
      name: 'TokenMissing',
    })
    await expect(demo.client.chat.send({ roomId: 'lounge', text: 'hi' })).rejects.toMatchObject({
      code: 'need.true.account',
    })
    await maria.client.chat.messages({ roomId: 'lounge' })
    const before = await jun.client.chat.unread({})
    const sent = await maria.client.chat.send({ roomId: 'lounge', text: SCRIPT })
    expect(sent).toMatchObject({ name: 'Mar***a', mine: true, host: false, text: SCRIPT })
    await expect(maria.client.chat.send({ roomId: 'lounge', text: 'again' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    await expect(guest.client.chat.messages({ roomId: 'cellar' })).rejects.toMatchObject({ code: 'chat.room.unknown' })
    expect(await jun.client.chat.unread({})).toBe(before + 1)
    const seen = await jun.client.chat.messages({ roomId: 'lounge' })
    expect(seen.map(({ host, mine }) => [host, mine])).toEqual([
      [true, false],
      [false, false],
    ])
    expect(await jun.client.chat.unread({})).toBe(before - 1)
    expect((await guest.client.chat.messages({ roomId: 'lounge', after: seen[0]?.id ?? 0 })).length).toBe(1)
    const rana = testPlatform.visitor('crbd')
    expect((await rana.client.chat.messages({ roomId: 'lounge' })).some(({ text }) => text === SCRIPT)).toBe(false)
  })
})

describe('help centre', () => {
  it('has its chapters in three languages, each with its anchor, without a session [S-416]', async () => {
    const guest = createTestPlatform().visitor()
    const english = await guest.client.help.centre({ lang: 'EN' })
    expect(english.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(['rules', 'deposit', 'withdrawal', 'bonus', 'safety', 'complaints']),
    )
    for (const lang of ['TY', 'BN']) {
      const other = await guest.client.help.centre({ lang })
      expect(other.map(({ tag }) => tag)).toEqual(english.map(({ tag }) => tag))
      for (const [index, item] of other.entries()) expect(item.content).not.toBe(english[index]?.content)
    }
  })
})
