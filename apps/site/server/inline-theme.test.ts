import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withTheme } from './inline-theme.ts'

it('paints the first words in a fallback font of the size of the web font', () => {
  const page = withTheme(readFileSync(new URL('../index.html', import.meta.url), 'utf8'))
  expect(page.match(/font-family: 'Inter Fallback'; src: local\('[^']+'\)/g)).toHaveLength(2)
  expect(page).toContain('size-adjust: 107.06%;')
  expect(page).not.toContain('<!--theme-->')
})
