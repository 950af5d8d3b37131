import { keepsTheContract } from '../../testing/provider-contract.ts'
import { openBankDriver } from '../../testing/sandbox-bank-driver.ts'

keepsTheContract('sandbox-bank', openBankDriver)
