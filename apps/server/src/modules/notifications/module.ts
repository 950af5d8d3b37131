import { paymentMoved } from '#modules/cashier'
import { identityPort } from '#modules/identity'
import { inboxPort } from '#modules/inbox'
import { mailPort } from '#modules/mail'
import type { Module } from '#platform/module/module'
import { contribute } from '#platform/module/port'
import { tellOfPayments } from './tell-of-payments.ts'

/** What players are told of, by message and by letter. */
export const module: Module = {
  name: 'notifications',
  level: 7,
  create: ({ get }) => {
    const { send } = get(inboxPort)
    const { addressee } = get(identityPort)
    return {
      offers: [
        contribute(paymentMoved, tellOfPayments({ send, post: get(mailPort).post, addressee })),
      ],
    }
  },
}
