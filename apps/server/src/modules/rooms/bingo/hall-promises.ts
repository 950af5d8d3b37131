/** What must hold between cards, pots and payouts of halls at any moment in which no transaction is running. */
export const hallPromises = [
  {
    promise: 'what cards won of a pot is the pot, to the last unit',
    broken: `
      SELECT pot.round_id, pot.currency, pot.prize FROM rooms_pot AS pot
      LEFT JOIN rooms_win AS win USING (round_id, currency, prize)
      GROUP BY pot.round_id, pot.currency, pot.prize, pot.amount HAVING sum(win.amount) IS DISTINCT FROM pot.amount`,
  },
  {
    promise: 'a ticket of a hall was paid what its cards won, and its cards are its own',
    broken: `
      SELECT ticket.id FROM rooms_ticket AS ticket
      LEFT JOIN rooms_win AS win ON win.ticket_id = ticket.id
      WHERE ticket.first_card IS NOT NULL AND ticket.state IN ('won', 'lost')
      GROUP BY ticket.id HAVING ticket.payout <> coalesce(sum(win.amount), 0)
      UNION ALL
      SELECT ticket.id FROM rooms_win AS win JOIN rooms_ticket AS ticket ON ticket.id = win.ticket_id
      WHERE (ticket.round_id, ticket.currency) <> (win.round_id, win.currency)
        OR win.card NOT BETWEEN ticket.first_card AND ticket.first_card + ticket.cards - 1
        OR ticket.state = 'void'`,
  },
  {
    promise:
      'cards of a round are numbered from 1 in the order in which they were bought, without a gap but for tickets of a strip that had too few left for a purchase',
    broken: `
      SELECT id FROM (
        SELECT ticket.id, first_card, cards, strip,
          coalesce(lag(first_card + cards - 1) OVER (PARTITION BY round_id ORDER BY first_card), 0) AS sold
        FROM rooms_ticket AS ticket JOIN rooms_round AS round ON round.id = round_id WHERE first_card IS NOT NULL
      ) AS numbered
      WHERE first_card <> 1 + CASE WHEN strip IS NULL OR sold % strip + cards <= strip THEN sold ELSE sold - sold % strip + strip END`,
  },
  {
    promise:
      'a round of a hall that was called shares out of every currency what was staked in it, or gives back what one player alone staked',
    broken: `
      SELECT round.id, staked.currency FROM rooms_round AS round
      JOIN (
        SELECT round_id, currency, sum(stake) AS stake, count(DISTINCT player_id) AS players,
          count(*) FILTER (WHERE state NOT IN ('won', 'lost')) AS untaken, count(*) FILTER (WHERE state <> 'void') AS kept
        FROM rooms_ticket WHERE first_card IS NOT NULL GROUP BY round_id, currency
      ) AS staked ON staked.round_id = round.id
      LEFT JOIN (SELECT round_id, currency, sum(amount) AS pots FROM rooms_pot GROUP BY round_id, currency) AS shared
        ON (shared.round_id, shared.currency) = (round.id, staked.currency)
      WHERE round.kind = 'bingo' AND round.settled_at IS NOT NULL AND CASE
        WHEN round.phase = 'void' OR staked.players = 1 THEN kept > 0 OR shared.pots IS NOT NULL
        ELSE untaken > 0 OR shared.pots IS NULL OR shared.pots >= staked.stake END`,
  },
]
