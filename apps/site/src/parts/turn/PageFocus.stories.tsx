import { useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { usePageFocus } from './usePageFocus.ts'

/** Pages that link to a part of another one, whose address has a hash. */
function Pages() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const page = useRef<HTMLElement>(null)
  usePageFocus(pathname, { place: () => page.current }, hash !== '')
  return (
    <section ref={page} key={pathname} aria-labelledby="name">
      <h2 id="name">{pathname === '/' ? 'Contact' : 'Help'}</h2>
      {pathname === '/' ? (
        <Link to="/help#feedback">Feedback</Link>
      ) : (
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
      )}
    </section>
  )
}

const meta = preview.meta({ title: 'Site/Arrive/PageFocus', component: Pages })

export const Arrived = meta.story()

Arrived.test('Back from a part of a page gives the focus to the heading, and arrival does not', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Contact' })).not.toHaveFocus()
  await userEvent.click(canvas.getByRole('link', { name: 'Feedback' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Contact' })).toHaveFocus())
})
