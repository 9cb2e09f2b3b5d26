import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { CaptchaImage } from '../captcha/CaptchaImage.tsx'
import { captchaTexts, sliderTexts } from '../testing/inputTexts.ts'
import type { SliderPuzzle } from './sliderPuzzle.ts'
import { SliderVerification, type SliderState } from './SliderVerification.tsx'
import { LoginCheck } from './examples/LoginCheck.tsx'
import code from './examples/LoginCheck.tsx?raw'

const svg = (markup: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${markup}</svg>`)}`

const hills = `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#0c2621"/><stop offset="1" stop-color="#2bd9a6"/></linearGradient></defs><rect width="320" height="200" fill="url(#s)"/><circle cx="250" cy="50" r="24" fill="#f7c548"/><path d="M0 200V130q60-60 120 0t120-20 80 30v60z" fill="#0c2621"/>`

const puzzle: SliderPuzzle = {
  picture: svg(`${hills}<rect x="180" y="90" width="48" height="48" rx="8" fill="#000" fill-opacity=".55"/>`, 320, 200),
  piece: svg(
    `<rect x="1" y="1" width="46" height="46" rx="8" fill="#2bd9a6" stroke="#fff" stroke-width="2"/><path d="M8 34l12-14 9 9 6-6 8 11z" fill="#0c2621"/>`,
    48,
    48,
  ),
  width: 320,
  height: 200,
  pieceSize: 48,
  y: 90,
}

const states: readonly SliderState[] = ['idle', 'checking', 'failed', 'passed', 'loading', 'unavailable']

const every = (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))', gap: '2rem' }}>
    {states.map((state) => (
      <SliderVerification
        key={state}
        state={state}
        puzzle={state === 'loading' || state === 'unavailable' ? null : puzzle}
        onAnswer={() => {}}
        onRefresh={() => {}}
        onByDevice={() => {}}
        texts={{ ...sliderTexts, title: `${sliderTexts.title}: ${state}` }}
      />
    ))}
    <CaptchaImage
      image={svg(
        '<rect width="136" height="48" fill="#dff3ea"/><text x="20" y="34" font-size="28" font-family="monospace" letter-spacing="8">K7QX</text>',
        136,
        48,
      )}
      onRefresh={() => {}}
      texts={captchaTexts}
    />
    <CaptchaImage image={null} onRefresh={() => {}} texts={captchaTexts} />
    <CaptchaImage image={null} failed onRefresh={() => {}} texts={captchaTexts} />
  </div>
)

const meta = preview.meta({
  title: 'Inputs/Verification',
  component: SliderVerification,
  args: { state: 'idle' as SliderState, puzzle, onAnswer: fn(), onRefresh: fn(), texts: sliderTexts },
})

export const Playground = meta.story()

Playground.test(
  'Letting go after a drag submits the position; a tap only moves the piece',
  async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider')
    const go = async (from: number, to: number, value: string) => {
      await fireEvent.pointerDown(slider, { clientX: from })
      await fireEvent.input(slider, { target: { value } })
      await fireEvent.pointerUp(slider, { clientX: to })
    }
    await go(50, 51, '40')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await go(50, 200, '180')
    await expect(args.onAnswer).toHaveBeenCalledWith(expect.objectContaining({ position: 180 }))
  },
)

export const Login = meta.story(example(LoginCheck, code))

Login.test('Without sight, pointer or sum the device does the work [Q-04]', async ({ canvas }) => {
  const byDevice = canvas.getByRole('button', { name: 'Let this device do it' })
  await userEvent.click(byDevice)
  await expect(byDevice).toHaveFocus()
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Passed. You can go on.'))
})

export const States = meta.story({ render: () => every })

const answered = fn()

const Checked = () => {
  const [state, setState] = useState<SliderState>('idle')
  return (
    <SliderVerification
      state={state}
      puzzle={puzzle}
      onAnswer={(answer) => {
        answered(answer)
        setState('checking')
      }}
      onRefresh={() => setState('idle')}
      texts={sliderTexts}
    />
  )
}

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Checked />,
})

ByKeyboard.test(
  'Position and path are reported by keyboard, each place is announced, and nothing moves while it is checked [Q-04]',
  async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Position of the piece' })
    await expect(slider).toHaveAttribute('aria-valuetext', '0 of 272')
    slider.focus()
    await userEvent.keyboard('{Enter}')
    await expect(answered).not.toHaveBeenCalled()
    for (const x of ['60', '120', '180']) await fireEvent.input(slider, { target: { value: x } })
    await expect(slider).toHaveAttribute('aria-valuetext', '180 of 272')
    await userEvent.keyboard('{Enter}')
    await expect(answered).toHaveBeenCalledTimes(1)
    const [answer] = answered.mock.lastCall as [{ position: number; trail: { x: number; at: number }[] }]
    await expect(answer.position).toBe(180)
    await expect(answer.trail.map((point) => point.x)).toEqual([60, 120, 180])
    await expect(answer.trail[0]?.at).toBe(0)

    await expect(canvas.getByRole('status')).toHaveTextContent('Checking…')
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-disabled', 'true')
    await fireEvent.input(slider, { target: { value: '10' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '180 of 272')
    await userEvent.keyboard('{Enter}')
    await expect(answered).toHaveBeenCalledTimes(1)
  },
)

const another = fn()

export const Refreshing = meta.story({
  render: () => <CaptchaImage image={puzzle.piece} onRefresh={another} texts={captchaTexts} />,
})

Refreshing.test(
  'Another captcha is asked for at most once a second, and the picture has words [S-108] [S-109]',
  async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Picture with four characters' })).toBeVisible()
    const button = canvas.getByRole('button', { name: 'Another picture' })
    for (let press = 0; press < 5; press += 1) await userEvent.click(button)
    await expect(another).toHaveBeenCalledTimes(1)
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
)
