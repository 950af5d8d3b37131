export { createHiding } from './hiding.ts'
