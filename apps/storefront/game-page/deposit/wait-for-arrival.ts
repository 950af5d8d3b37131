import type { TransactionState } from '@fairhouse/contract/entities/payment'
import type { SheetContext } from './sheet-context.ts'

/** States in which a deposit has ended without money. */
const ended: ReadonlySet<TransactionState> = new Set(['declined', 'failed', 'cancelled'])

/** Closes the sheet when the deposit arrives, and says so when it does not; ends with the sheet. */
export function waitForArrival(
  { payments, dialog }: Pick<SheetContext, 'payments' | 'dialog'>,
  id: string,
  failed: () => void,
): void {
  const deafen = payments.watch((payment) => {
    if (payment.id !== id) return
    if (payment.state === 'confirmed') dialog.close()
    if (!ended.has(payment.state)) return
    deafen()
    failed()
  })
  dialog.view.addEventListener('close', deafen)
}
