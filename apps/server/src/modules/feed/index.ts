export { hiddenFromOthers } from './ports.ts'
