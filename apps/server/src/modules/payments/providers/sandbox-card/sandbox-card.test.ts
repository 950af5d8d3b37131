import { amount } from '@fairhouse/money'
import { keepsTheContract } from '../../testing/provider-contract.ts'
import { openCardDriver } from '../../testing/sandbox-card-driver.ts'

keepsTheContract('sandbox-card', () => openCardDriver({ asset: 'USD', units: amount(2_500n) }))
