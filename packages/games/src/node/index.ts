export { clientFiles } from './clientFiles.ts'
