import type { Part } from '../../frame/part.ts'
import { emptyBooks } from './books.ts'
import { mountInterface } from './interface.ts'
import { createWebhooks } from './webhooks.ts'
import { mountWorld } from './world.ts'

/** A BTCPay Server with one store, `S1`. */
export const btcpay: Part = async (frame) => {
  const books = emptyBooks()
  const webhooks = createWebhooks(frame)
  mountInterface(frame, books, webhooks)
  mountWorld(frame, books, webhooks)
  return { page: null }
}
