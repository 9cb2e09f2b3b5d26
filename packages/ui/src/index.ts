export { t } from './theme/theme.ts'
