import '@croupier/ui/fonts.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Screen } from './Screen.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('the page has no root')
const screen = <Screen reskinned={location.search === '?reskinned'} />
if (root.firstElementChild) hydrateRoot(root, screen, { onRecoverableError: (error) => console.error(String(error)) })
else createRoot(root).render(screen)
