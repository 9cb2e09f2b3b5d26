import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { fixture } from '../testing/testPorts.ts'
import { captchaStore } from './CaptchaStore.ts'

const png = 'data:image/png;base64,AAAA'

describe('the captcha picture', () => {
  it('is asked for at most once per second however often refresh is pressed [S-109]', async () => {
    const { root, fake, clock } = fixture({ handlers: { 'system.captcha': () => png } })
    root.store(captchaStore).show()
    for (let press = 0; press < 5; press += 1) root.store(captchaStore).refresh()
    expect(fake.inputs('system.captcha')).toHaveLength(1)
    clock.advance(999)
    root.store(captchaStore).refresh()
    expect(fake.inputs('system.captcha')).toHaveLength(1)
    clock.advance(1)
    root.store(captchaStore).refresh()
    expect(fake.inputs('system.captcha')).toHaveLength(2)
    await settled()
  })
})
