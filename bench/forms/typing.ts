import { chromium } from 'playwright'
import { browserFlags } from '../../scripts/browser.ts'
import { script } from './bundles.ts'

const page = `
import { createRoot } from 'react-dom/client'
import { BrandProvider, felt } from '@croupier/ui'
import { Form, FormTextProvider, formSchema, TextField, useKitForm } from '../../packages/forms/src/index.ts'

const names = Array.from({ length: 30 }, (_, index) => 'field' + index)
const rule = { enabled: true, required: true, minLength: 4, maxLength: 40, patternId: 1 }
const schema = formSchema(Object.fromEntries(names.map((name) => [name, rule])), names)
const initial = Object.fromEntries(names.map((name) => [name, '']))
const text = (key) => key

function Page() {
  const form = useKitForm({ schema, initial, mode: 'onTouched' })
  return (
    <Form form={form} label="Thirty fields" onValid={async () => undefined}>
      {names.map((name) => <TextField key={name} name={name} label={name} required autoComplete="off" />)}
    </Form>
  )
}

globalThis.painted = []
document.addEventListener('keydown', () => {
  const pressed = performance.now()
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => globalThis.painted.push(performance.now() - pressed)
  requestAnimationFrame(() => port2.postMessage(null))
}, true)
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <BrandProvider brand={felt}><FormTextProvider text={text}><Page /></FormTextProvider></BrandProvider>,
)
`

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

/**
 * Milliseconds from a key to the frame that shows it, with 30 fields mounted: while a field is untouched, and while it
 * shows an error, so that every key checks the whole form. Includes the wait for the next frame.
 */
export const typing = async () => {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '', args: browserFlags })
  try {
    const tab = await browser.newPage({ viewport: { width: 412, height: 823 } })
    await tab.setContent('<!doctype html><html lang="en"><body></body></html>')
    await tab.addScriptTag({ content: await script(page), type: 'module' })
    const measure = async (name: string) => {
      await tab.evaluate(() => ((globalThis as unknown as { painted: number[] }).painted.length = 0))
      for (let key = 0; key < 60; key++) await tab.keyboard.press(key % 2 ? 'a' : '-')
      await tab.waitForTimeout(100)
      const sorted = (await tab.evaluate(() => (globalThis as unknown as { painted: number[] }).painted)).toSorted(
        (one, other) => one - other,
      )
      return { name, median: at(sorted, 0.5), p95: at(sorted, 0.95) }
    }
    const field = tab.getByLabel('field14')
    await field.click()
    const fresh = await measure('fresh')
    await tab.getByLabel('field15').click()
    await field.click()
    await tab.getByText('reg_pattern_1').first().waitFor()
    return { fresh, faulty: await measure('faulty') }
  } finally {
    await browser.close()
  }
}
