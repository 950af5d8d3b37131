import type { AccountRules } from '../account-rules.ts'

declare module '../page-context.ts' {
  interface PageValues {
    /** What accounts of this house are held to. */
    readonly accountRules: AccountRules
  }
}
