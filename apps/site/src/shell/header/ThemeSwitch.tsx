import { IconButton } from '@croupier/ui/IconButton'
import { Moon, Sun } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { useOnDevice } from '../../base/useOnDevice.ts'
import { useText } from '../../parts/text/useText.ts'

// The page's styles choose between them: the server does not know the device's theme.
const ToLight = styled(Sun)`
  :root[data-theme='light'] & {
    display: none;
  }
`
const ToDark = styled(Moon)`
  :root[data-theme='dark'] & {
    display: none;
  }
`

/** Light or dark (S-072, S-253). Renders a `<button>`. */
export const ThemeSwitch = observer(function ThemeSwitch() {
  const text = useText()
  const { theme } = useRoot()
  return (
    <IconButton
      label={text(useOnDevice(theme.theme, 'light') === 'dark' ? 'theme.use_light' : 'theme.use_dark')}
      onClick={() => theme.toggle()}
    >
      <ToLight aria-hidden />
      <ToDark aria-hidden />
    </IconButton>
  )
})
