export * from '../en/index.ts'
export { challenge } from './challenge.ts'
