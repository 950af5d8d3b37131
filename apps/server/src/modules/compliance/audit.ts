import { brokenPromises, type HearChecked } from '#modules/ledger'
import type { Queryable } from '#platform/database'

const by = (says: 'release' | 'refuse', until = ''): string => `
  SELECT FROM compliance_address_vote AS vote WHERE vote.case_id = one.case_id AND vote.says = '${says}'${until}
  GROUP BY vote.case_id HAVING count(*) >= 2`

const promises = [
  {
    // What is flagged once its provider was asked has left: only what was known then counts.
    promise: 'coins that were sent had been found clear, or were released by two people',
    broken: `
      SELECT payment.id, payment.state, last.answer FROM cashier_transaction AS payment
      LEFT JOIN LATERAL (
        SELECT answer FROM compliance_address_screening AS asked
        WHERE asked.payment_id = payment.id AND asked.moment = 'sending' AND asked.at <= payment.asked_at
        ORDER BY screening_id DESC LIMIT 1
      ) AS last ON true
      WHERE payment.type = 'withdrawal' AND payment.state IN ('sent', 'confirmed')
        AND EXISTS (SELECT FROM compliance_address_screening AS any_of WHERE any_of.payment_id = payment.id)
        AND (last.answer IS NULL OR last.answer = 'unknown' OR last.answer = 'flagged' AND NOT EXISTS (
          SELECT FROM compliance_address_case AS one
          WHERE one.payment_id = payment.id AND EXISTS (${by('release', ' AND vote.at <= payment.asked_at')})))`,
  },
  {
    promise: 'coins that were credited had been found clear, or were released by two people',
    broken: `
      SELECT payment.id, asked.wallet FROM cashier_transaction AS payment
      JOIN LATERAL (
        SELECT DISTINCT ON (wallet) wallet, answer FROM compliance_address_screening
        WHERE payment_id = payment.id AND moment = 'deposit' ORDER BY wallet, screening_id DESC
      ) AS asked ON true
      WHERE payment.type = 'deposit' AND payment.state = 'confirmed' AND (asked.answer = 'unknown' OR asked.answer = 'flagged' AND (
        SELECT bool_and(EXISTS (${by('release')})) FROM compliance_address_case AS one WHERE one.payment_id = payment.id
      ) IS DISTINCT FROM true)`,
  },
  {
    promise: 'coins are withheld only where two people said so',
    broken: `
      SELECT payment.id FROM cashier_transaction AS payment
      WHERE payment.type = 'deposit' AND payment.state = 'declined' AND payment.reason = 'withheld'
        AND EXISTS (SELECT FROM compliance_address_case AS any_of WHERE any_of.payment_id = payment.id)
        AND NOT EXISTS (
          SELECT FROM compliance_address_case AS one WHERE one.payment_id = payment.id AND EXISTS (${by('refuse')}))`,
  },
]

/** Which promises about addresses of coins are broken, in words; empty when all is right. Records of who is forgotten are gone, and say nothing. */
export const auditAddresses = (on: Queryable, heard?: HearChecked): Promise<string[]> =>
  brokenPromises(on, promises, heard)
