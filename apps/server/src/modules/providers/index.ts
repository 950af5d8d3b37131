export { providerTurnoverSince } from './store/turnover.ts'
