import type { AccountRules } from '@fairhouse/contract/account-rules'
import { lengths } from '@fairhouse/contract/limits'
import { countriesIn } from './countries.ts'
import { termsVersion } from './terms.ts'

/** What this house asks of accounts. */
export const accountRules: AccountRules = { lengths, termsVersion, countriesIn }
