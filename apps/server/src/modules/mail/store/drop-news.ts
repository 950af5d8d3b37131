import type { Transaction } from '#platform/database'

/** News that wait for a player are not sent any more. One that is being sent in this moment may still go. */
export async function dropNews(tx: Transaction, player: number): Promise<void> {
  await tx.query(
    `UPDATE mail_letter SET state = 'late', sealed = NULL, settled_at = clock_timestamp(), last_fault = 'news are no longer wanted'
     WHERE player_id = $1 AND is_news AND state = 'waiting'`,
    [player],
  )
}
