export { providerMoneySince } from './store/money-moved.ts'
