import { beginning, hashOf } from '../../../apps/server/src/modules/backoffice/index.ts'
import type { Database } from '../../../apps/server/src/platform/database.ts'

/** Numbers of players begin here: those of the past rounds are the first of them. */
export const firstPlayer = 1_000_000

/** Deeds that one statement writes. */
const portion = 10_000

/** What is written: `$1` is how many players there are. Everybody signed in once and paid in twice; one in twenty was paid out, and one in ten wrote to support. */
const statements: readonly string[] = [
  `INSERT INTO identity_account (player_id, login, email, password_hash, password_changed_at, user_type, birth_date, country, first_name,
     last_name, phone, language, receive_newsletter, terms_version, terms_agreed_at, created_at)
   OVERRIDING SYSTEM VALUE
   SELECT ${firstPlayer} + n, 'many' || n, 'many' || n || '@example.test', '$argon2id$x', now(), 1, date '1950-01-01' + n % 18000,
     (ARRAY['DE', 'GB', 'FR', 'ES', 'PT', 'JP', 'CA', 'BR'])[1 + n % 8], 'First' || n % 5000, 'Last' || n % 9000, '+49 30 ' || n, 'en', false,
     '1', now(), now() - ($1::int - n) * interval '365 days' / $1::int
   FROM generate_series(0, $1::int - 1) AS n`,
  // Whoever comes next is nobody who was before, nor one of those who played.
  `SELECT setval(pg_get_serial_sequence('identity_account', 'player_id'), ${firstPlayer} + $1::int)`,
  `INSERT INTO identity_session (player_id, session_id, token_sha256, language, address, user_agent, created_at, seen_at)
   SELECT ${firstPlayer} + n, gen_random_uuid(), sha256(n::text::bytea), 'en', '10.' || n / 62500 % 250 || '.' || n / 250 % 250 || '.' || n % 250,
     'x', now() - n % 365 * interval '1 day', now() - n % 365 * interval '1 day' FROM generate_series(0, $1::int - 1) AS n`,
  `INSERT INTO cashier_transaction (id, player_id, type, state, currency, amount, sandbox, method, provider, provider_ref, created_at, changed_at)
   SELECT gen_random_uuid(), ${firstPlayer} + n % $1::int, 'deposit', 'confirmed', 'USD', 1000 + n % 50 * 100, true, 'card', 'x', 'ref' || n,
     now() - n % 365 * interval '1 day', now() FROM generate_series(0, 2 * $1::int - 1) AS n`,
  `INSERT INTO cashier_transaction (id, player_id, type, state, currency, amount, sandbox, method, provider, provider_ref, hold, created_at, changed_at)
   SELECT id, ${firstPlayer} + n * 20, 'withdrawal', 'confirmed', 'USD', 5000, true, 'card', 'x', 'out' || n, id,
     now() - n % 365 * interval '1 day', now() FROM generate_series(0, $1::int / 20 - 1) AS n, LATERAL (SELECT md5('out' || n)::uuid AS id) AS named`,
  `INSERT INTO cashier_transaction (id, player_id, type, state, currency, amount, sandbox, method, hold, reason, approvals_needed, review,
     created_at, changed_at)
   SELECT id, ${firstPlayer} + n * 3 % $1::int, 'withdrawal', 'pending', 'USD', 150000, true, 'card', id, 'review', 1 + n % 2, '{twoPeople}',
     now() - n * interval '1 minute', now() FROM generate_series(0, 499) AS n, LATERAL (SELECT md5('waits' || n)::uuid AS id) AS named`,
  `INSERT INTO backoffice_standing (player_id, country, level, registered_at, seen_at, paid_in, paid_out, read_at)
   SELECT player_id, country, player_id % 40 / 35, created_at, now() - player_id % 365 * interval '1 day', player_id % 900 * 100,
     player_id % 7 * 1000, now() FROM identity_account WHERE player_id < ${firstPlayer} + $1::int AND player_id >= ${firstPlayer}`,
  `INSERT INTO support_ticket (player_id, request_key, subject, state, opened_at, moved_at)
   SELECT ${firstPlayer} + n * 10 % $1::int, 'many' || n, 'payment', CASE WHEN n % 50 = 0 THEN 'open' ELSE 'closed' END,
     now() - n * interval '5 minutes', now() - n * interval '4 minutes' FROM generate_series(1, $1::int / 10) AS n`,
]

/** Fills what tables of the back office show, and the chain of deeds with one deed a player. */
export async function fillPeople(database: Database, players: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0')
    for (const statement of statements) {
      // oxlint-disable-next-line no-await-in-loop -- later ones read the first
      await tx.query(statement, [players])
    }
  })
  await writeChain(database, players)
  await database.transaction((tx) => tx.query('SET LOCAL statement_timeout = 0; ANALYZE'))
}

const insert = `
  INSERT INTO backoffice_deed (number, at, staff, deed, subject, facts, previous, hash)
  SELECT number, to_timestamp(at::double precision / 1000), 'demo-support', 'readPlayer', subject, '{}', previous, hash
  FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bytea[], $5::bytea[]) AS deed (number, at, subject, previous, hash)`

/** Deeds sealed to each other as real ones are: the audit finds nothing wrong. */
async function writeChain(database: Database, deeds: number): Promise<void> {
  let previous: Uint8Array = beginning
  const since = Date.now() - deeds * 60_000
  for (let first = 1; first <= deeds; first += portion) {
    const rows = Array.from({ length: Math.min(portion, deeds - first + 1) }, (_, place) => {
      const number = BigInt(first + place)
      const at = since + (first + place) * 60_000
      const subject = `player ${firstPlayer + ((first + place) % deeds)}`
      const before = previous
      previous = hashOf(before, {
        number,
        at,
        subject,
        staff: 'demo-support',
        deed: 'readPlayer',
        facts: '{}',
      })
      return { number, at, subject, before, hash: previous }
    })
    // oxlint-disable-next-line no-await-in-loop -- each portion is sealed to the one before
    await database.query(insert, [
      rows.map(({ number }) => number),
      rows.map(({ at }) => at),
      rows.map(({ subject }) => subject),
      rows.map(({ before }) => before),
      rows.map(({ hash }) => hash),
    ])
  }
}
