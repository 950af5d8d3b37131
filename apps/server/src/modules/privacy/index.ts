export { type OwnRows, ownPromoRows } from './ports.ts'
