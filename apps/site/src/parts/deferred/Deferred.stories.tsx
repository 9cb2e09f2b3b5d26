import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Deferred } from './Deferred.tsx'

const meta = preview.meta({ title: 'Site/Arrive/Deferred', component: Deferred })

/** Its reason to load at once ends with its first render, as that of a message does once it is shown. */
function Due() {
  const [until, setUntil] = useState<'now' | 'idle'>('now')
  useEffect(() => queueMicrotask(() => setUntil('idle')), [])
  return (
    <>
      <p>{`until ${until}`}</p>
      <Deferred until={until}>
        <p>The content</p>
      </Deferred>
    </>
  )
}

export const Stays = meta.story({
  name: 'Content that was due once stays',
  render: () => <Due />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('until idle')).toBeVisible()
    await expect(canvas.getByText('The content')).toBeVisible()
  },
})
