export { Drawer as default } from '@croupier/ui'
