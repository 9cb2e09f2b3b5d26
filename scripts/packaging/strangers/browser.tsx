import '@croupier/ui/fonts.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Screen } from './Screen.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('the page has no root')
// A page with a policy states its nonce once, where bundlers also look for it.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const screen = (
  <Screen
    reskinned={location.search === '?reskinned'}
    bare={location.search === '?bare'}
    {...(nonce ? { nonce } : {})}
  />
)
if (root.firstElementChild) hydrateRoot(root, screen, { onRecoverableError: (error) => console.error(String(error)) })
else createRoot(root).render(screen)
