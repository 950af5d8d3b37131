export { createPayments, type Payments } from './payments.ts'
export { differencesOf } from './reconcile/store/differences-of.ts'
export { newestReconciliations } from './reconcile/store/newest-reconciliations.ts'
