export { differencesOf, type FoundDifference } from './reconcile/store/differences-of.ts'
export {
  type NewestReconciliation,
  newestReconciliations,
} from './reconcile/store/newest-reconciliations.ts'
