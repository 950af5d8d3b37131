export { isPaused } from './pause-slice.ts'
