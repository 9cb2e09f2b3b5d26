import { Moon, Sun } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { deepButton } from './deepButton.ts'

const Root = styled.button`
  ${deepButton}
`

/** Light or dark (S-072, S-253). Renders a `<button>`. */
export const ThemeSwitch = observer(function ThemeSwitch() {
  const text = useText()
  const { theme } = useRoot()
  const dark = theme.theme === 'dark'
  return (
    <Root type="button" aria-label={text(dark ? 'theme.use_light' : 'theme.use_dark')} onClick={() => theme.toggle()}>
      {dark ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
    </Root>
  )
})
