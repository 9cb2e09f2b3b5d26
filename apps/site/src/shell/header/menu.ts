export { Menu as default } from '@croupier/ui/Menu'
