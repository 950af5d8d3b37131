import { queuedAtMost, type withdrawals } from '@fairhouse/contract/backoffice/payments'
import type { StoredTransaction } from '#modules/cashier'
import { accountsOf } from '#modules/identity'
import { isoTime } from '#platform/iso-time'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import type { StaffAnswer } from './staff-answer.ts'

const waitsForPeople = ({ state, approvalsNeeded }: StoredTransaction): boolean =>
  state === 'pending' && approvalsNeeded > 0

const isIn = {
  people: waitsForPeople,
  underWay: (one: StoredTransaction) => !waitsForPeople(one),
  all: () => true,
} as const

const once = (words: readonly string[]): string[] => [...new Set(words)].toSorted()

/** The queue of withdrawals; how many were shown is written down before. */
export const tellWithdrawals =
  ({ database, clock, cashier }: BackofficeNeeds): StaffAnswer<typeof withdrawals> =>
  async ({ name: staff }, { waitsFor, rule, method, from }) => {
    const found = await cashier.openWithdrawals({ limit: queuedAtMost + 1, skip: 0 })
    const open = found.slice(0, queuedAtMost)
    const rows = open.filter(
      (one) =>
        isIn[waitsFor](one) &&
        (rule === null || one.review.includes(rule)) &&
        (method === null || one.method === method) &&
        (from === null || one.amount >= BigInt(from)),
    )
    const facts = { waitsFor, rule, method, from, shown: rows.length }
    await database.transaction((tx) =>
      writeDeed(tx, {
        at: clock.now(),
        staff,
        deed: 'listWithdrawals',
        subject: 'payments',
        facts,
      }),
    )
    const accounts = await accountsOf(database, [...new Set(rows.map(({ player }) => player))])
    const logins = new Map(accounts.map(({ player, login }) => [player, login]))
    return {
      reply: {
        rows: rows.map((one) => ({
          id: one.id,
          player: one.player,
          login: logins.get(one.player) ?? '',
          amount: Number(one.amount),
          method: one.method,
          state: one.state,
          reason: one.reason,
          review: [...one.review],
          approvalsNeeded: one.approvalsNeeded,
          askedAt: isoTime(one.createdAt),
        })),
        rules: once(open.flatMap(({ review }) => review)),
        methods: once(open.flatMap((one) => one.method ?? [])),
        more: found.length > queuedAtMost,
      },
    }
  }
