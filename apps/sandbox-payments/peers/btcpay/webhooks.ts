import { createHmac, randomUUID } from 'node:crypto'
import type { Frame } from '../../frame/part.ts'
import type { Invoice, Payment, Payout } from './books.ts'

export type Webhooks = ReturnType<typeof createWebhooks>

/** Tells the house what happened. The secret is the sandbox's key. */
export function createWebhooks({ tell, now, settings }: Frame) {
  const send = async (type: string, rest: object): Promise<void> => {
    const deliveryId = randomUUID()
    const body = JSON.stringify({
      deliveryId,
      webhookId: 'W1',
      originalDeliveryId: deliveryId,
      isRedelivery: false,
      type,
      timestamp: Math.floor(now() / 1_000),
      storeId: 'S1',
      ...rest,
    })
    await tell('btcpay', body, (raw) => ({
      'BTCPay-Sig': `sha256=${createHmac('sha256', settings.key).update(raw).digest('hex')}`,
    }))
  }
  const ofInvoice = ({ id, metadata }: Invoice) => ({ invoiceId: id, metadata })
  return {
    created: (invoice: Invoice) => send('InvoiceCreated', ofInvoice(invoice)),
    paid: (
      type: 'InvoiceReceivedPayment' | 'InvoicePaymentSettled',
      invoice: Invoice,
      payment: Payment,
    ) =>
      send(type, {
        ...ofInvoice(invoice),
        afterExpiration: false,
        paymentMethodId: `${invoice.currency}-CHAIN`,
        payment: { ...payment, fee: '0.0' },
      }),
    invalid: (invoice: Invoice) =>
      send('InvoiceInvalid', { ...ofInvoice(invoice), manuallyMarked: false }),
    payout: (type: 'PayoutCreated' | 'PayoutApproved' | 'PayoutUpdated', payout: Payout) =>
      send(type, {
        payoutId: payout.id,
        pullPaymentId: payout.pullPaymentId,
        payoutState: payout.state,
      }),
  }
}
