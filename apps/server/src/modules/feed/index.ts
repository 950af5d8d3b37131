export { createHiding } from './hiding.ts'
export { hiddenFromOthers } from './ports.ts'
