import { IconButton } from '@croupier/ui'
import { Moon, Sun } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

/** Light or dark (S-072, S-253). Renders a `<button>`. */
export const ThemeSwitch = observer(function ThemeSwitch() {
  const text = useText()
  const { theme } = useRoot()
  const dark = theme.theme === 'dark'
  return (
    <IconButton label={text(dark ? 'theme.use_light' : 'theme.use_dark')} onClick={() => theme.toggle()}>
      {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  )
})
