import { hash } from 'node:crypto'
import type { Game } from '@fairhouse/game-math/game'
import type { PlayBody, ClientAnswer } from '../truth/operation.ts'
import type { Plant } from './planted.ts'
import { isBatch, rewritten, rowsInstead } from './rewritten.ts'

const byRewriting = (name: string, does: string, from: string, to: string): Plant => ({
  name,
  does,
  hooks: () => rewritten(from, to),
})

const inSql: readonly Plant[] = [
  byRewriting(
    'no version check',
    'A bet is written although its seat has moved since it was decided.',
    'account.version = asked.version',
    'account.version >= asked.version',
  ),
  byRewriting(
    'no request key lookup',
    'A bet is written without a look whether its key was used before.',
    'asked.ord IN (SELECT ord FROM answered)',
    'false',
  ),
  byRewriting(
    'stake not posted',
    'Small stakes are booked with the round and not taken from the pocket.',
    'debits_posted = account.debits_posted + asked.stake',
    'debits_posted = account.debits_posted + CASE WHEN asked.stake > 25 THEN asked.stake ELSE 0 END',
  ),
  byRewriting(
    'raise not taken',
    'What a round takes in its middle is written down and not taken from the pocket.',
    'debits_posted = account.debits_posted + asked.stake',
    'debits_posted = account.debits_posted + CASE WHEN asked.sequence > 0 THEN 0 ELSE asked.stake END',
  ),
  byRewriting(
    'transfer not written',
    'Money moves in and out of pockets, and large movements are not written down.',
    'FROM moved\n  ),\n  told',
    'FROM moved WHERE payout < 100\n  ),\n  told',
  ),
  {
    ...byRewriting(
      'house sum wrong',
      "Of a batch's stakes the house books the largest only.",
      'sum(stake)::bigint AS stakes',
      'max(stake)::bigint AS stakes',
    ),
    seed: 2,
  },
  byRewriting(
    'outbox event lost',
    'Of the rounds that a batch settles one is told.',
    "string_agg(settled, ',')",
    'min(settled)',
  ),
  byRewriting(
    'payout twice on resume',
    'A round that took several steps is paid twice.',
    'credits_posted = account.credits_posted + asked.payout',
    'credits_posted = account.credits_posted + asked.payout * CASE WHEN asked.sequence > 0 THEN 2 ELSE 1 END',
  ),
  byRewriting(
    'top-up not once',
    'A top-up does not look whether its key was used before.',
    'FROM play_request\n  WHERE player_id = $1 AND request = $2',
    'FROM play_request\n  WHERE player_id = $1 AND request = $2 AND false',
  ),
  byRewriting(
    'nonce reused',
    'After a restart the last round’s nonce is taken again.',
    'SELECT round_id, stream, nonce, finished, receipt FROM play_step',
    'SELECT round_id, stream, nonce - 1 AS nonce, finished, receipt FROM play_step',
  ),
  byRewriting(
    'repeat shows the balance of now',
    'A repeated answer shows what is in the pocket now.',
    'step.payout, step.balance_after,',
    `step.payout, (SELECT credits_posted - debits_posted FROM ledger_account WHERE id = step.pocket) AS balance_after,`,
  ),
  byRewriting(
    'touch forgotten',
    'A changed seat keeps its version.',
    'UPDATE ledger_account SET version = version + 1\n  WHERE id = $1 AND version',
    'UPDATE ledger_account SET version = version + 0\n  WHERE id = $1 AND version',
  ),
  byRewriting(
    'accounts not locked',
    'The ledger reads accounts without holding them.',
    ' FOR NO KEY UPDATE',
    '',
  ),
  byRewriting(
    'step is not its receipt',
    'What is stored of a step is not what the player has the receipt of.',
    'receipt, data, raised\n    FROM moved',
    'CASE WHEN nonce % 5 = 4 THEN sha256(receipt) ELSE receipt END, data, raised\n    FROM moved',
  ),
  byRewriting(
    'receipt forgets',
    'After a restart a receipt names the seed again, and not the receipt before it.',
    'SELECT round_id, stream, nonce, finished, receipt FROM play_step',
    'SELECT round_id, stream, nonce, finished, NULL::bytea AS receipt FROM play_step',
  ),
  byRewriting(
    'rotation miscounts',
    'A revealed stream tells of a round too many.',
    'SET revealed_at = now(), rounds = $3',
    'SET revealed_at = now(), rounds = $3::int + 1',
  ),
]

const around: readonly Plant[] = [
  {
    name: 'rollback forgotten',
    does: 'A transaction that failed half-way is committed.',
    hooks: () => ({ rollback: 'COMMIT' }),
  },
  {
    name: 'key without body',
    does: 'A used key is answered with the first answer, whatever is asked with it.',
    hooks: () => {
      const first = new Map<string, PlayBody>()
      return {
        request: (player, body) => {
          const known = first.get(`${player}/${body.requestKey}`)
          if (known) return known.stake === body.stake && known.data === body.data ? body : known
          first.set(`${player}/${body.requestKey}`, body)
          return body
        },
      }
    },
  },
  {
    name: 'retry with a new key',
    does: 'What comes again is passed on under a key of its own.',
    hooks: () => {
      const seen = new Set<string>()
      return {
        request: (_, body) => {
          if (seen.has(body.requestKey)) {
            const requestKey = hash('sha256', body.requestKey, 'base64url')
            return { ...body, requestKey }
          }
          seen.add(body.requestKey)
          return body
        },
      }
    },
  },
  {
    name: 'stale taken for committed',
    does: 'A bet whose seat had moved is answered as if it had been written.',
    hooks: () => ({
      heard: (statement, result) => {
        if (!isBatch(statement)) return result
        const [row] = result.rows
        if (!isObject(row) || row['unmoved'] === null) return result
        return rowsInstead(result, [{ unmoved: null, answered: null }])
      },
    }),
  },
  {
    name: 'lost answer taken for committed',
    does: 'A batch whose connection broke is answered as if it had been written.',
    hooks: () => ({
      insteadOfFault: (statement) => {
        if (!isBatch(statement)) return null
        const rows = [{ unmoved: null, answered: null }]
        return { rows, rowCount: 1, command: 'SELECT', oid: 0, fields: [] }
      },
    }),
  },
  {
    name: 'balance from memory',
    does: 'A process goes on with the balance it saw first, at the newest version.',
    hooks: () => {
      const first = new Map<string, object>()
      return {
        heard: (statement, result, node) => {
          if (!statement.text.includes('FROM ledger_account WHERE id = ANY')) return result
          if (statement.text.includes('FOR NO KEY')) return result
          return rowsInstead(
            result,
            result.rows.map((row: unknown) => {
              if (!isObject(row)) return row
              const name = `${node.name}/${String(row['id'])}`
              const { debits_posted, credits_posted } = row
              const known = first.get(name) ?? { debits_posted, credits_posted }
              first.set(name, known)
              return { ...row, ...known }
            }),
          )
        },
      }
    },
  },
  {
    name: 'stale refusal',
    does: 'Who was once refused for want of money is refused again without a look.',
    hooks: () => {
      const refused = new Map<number, ClientAnswer>()
      return {
        ask: async ({ guest, wish }, house) => {
          const isBet = wish.type === 'play' && wish.body.action === 'bet'
          const known = isBet ? refused.get(guest.player) : undefined
          refused.delete(guest.player)
          if (known) return known
          const told = await house()
          if (isBet && 'refused' in told && told.refused === 'notEnoughCash') {
            refused.set(guest.player, told)
          }
          return told
        },
      }
    },
  },
  {
    name: 'rounding',
    does: 'Wins are rounded up to the next ten units when they are added to.',
    hooks: () => ({
      titles: (titles) => titles.map((title) => ({ ...title, rules: rounding(title.rules) })),
    }),
  },
]

const rounding = (rules: Game): Game => ({
  ...rules,
  act: (state, action, draw) => {
    const step = rules.act(state, action, draw)
    return {
      ...step,
      state: { ...step.state, units: Math.min(step.state.units + 10, rules.maxUnits) },
    }
  },
})

const isObject = (row: unknown): row is Record<string, unknown> =>
  typeof row === 'object' && row !== null

/** Bugs that the simulation must find, each within its budget of operations. */
export const plants: readonly Plant[] = [...inSql, ...around]
