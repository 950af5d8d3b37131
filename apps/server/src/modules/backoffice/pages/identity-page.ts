import { identityReasons } from '@fairhouse/contract/entities/identity-check'
import type { PlayerFacts } from '../facts-of-player.ts'
import { token } from '../frame.ts'
import { type Html, html } from '../html.ts'
import { moment, table } from '../shown.ts'
import { may } from '../staff/roles.ts'
import type { Present } from '../staff/sitting.ts'
import { playerPart } from './player-part.ts'

/** Checks that wait for somebody, the oldest first. */
export const checksPage = (
  checks: readonly { readonly player: number; readonly cause: string; readonly since: number }[],
): Html =>
  table(
    'Identity checks',
    ['Handed in', 'Player', 'Asked because of'],
    checks.map(({ player, cause, since }) => [
      moment(since),
      html`<a href="/desk/identity/${player}">${player}</a>`,
      cause,
    ]),
    'No papers wait.',
  )

/** A player's papers and what was decided, with what can be decided now. */
export const identityPage = (one: PlayerFacts, present: Present): Html => {
  const { identity, payer } = one
  return html`<div class="grid">${playerPart(one)}
<section><h2>Steps</h2>${table(
    'Steps',
    ['When', 'Became', 'By', 'Why'],
    identity.steps.map(({ at, to_state, by, actor, reason, note }) => [
      moment(at.getTime()),
      to_state,
      actor === null ? by : `${by}: ${actor}`,
      [reason, note].filter((word) => word !== null).join('. '),
    ]),
    'Nobody asked yet.',
  )}</section>
${may(present.role, 'decideIdentity') ? decision(payer.player, identity.state, present) : null}
</div>
<h2>Papers</h2>
<div class="grid">${identity.papers.map((paper) => paperPart(payer.player, paper))}</div>
${identity.papers.length === 0 ? html`<p class="quiet">None came.</p>` : null}`
}

const paperPart = (player: number, paper: PlayerFacts['identity']['papers'][number]): Html => {
  const address = `/desk/identity/${player}/papers/${paper.paper_id}`
  const name = `${paper.kind}, sent ${paper.sent_at.toISOString().slice(0, 10)}`
  return html`<section><h2>${paper.kind}</h2>${
    paper.type?.startsWith('image/')
      ? html`<a href="${address}"><img class="paper" src="${address}" alt="${name}" loading="lazy"></a>`
      : html`<p><a href="${address}">${paper.type === null ? 'Not all of it came' : name}</a></p>`
  }<p class="quiet">${paper.handed_in ? 'handed in' : 'not handed in yet'}, ${Math.ceil(paper.bytes / 1000)} kB</p></section>`
}

function decision(player: number, state: string, present: Present): Html | null {
  if (state === 'inReview')
    return html`<section><h2>Decide</h2><form method="post" action="/desk/identity/${player}/decide">
${token(present)}
<label for="reason">What is wrong with them; nothing, to approve</label>
<select id="reason" name="reason"><option value="">nothing</option>${identityReasons.map(
      (reason) => html`<option>${reason}</option>`,
    )}</select>
<label for="note">Note, for staff</label>
<textarea id="note" name="note" rows="2" maxlength="500"></textarea>
<button class="main" type="submit" name="to" value="approved">Approve</button>
<button type="submit" name="to" value="asked">Ask for others</button>
<button class="no" type="submit" name="to" value="rejected">Reject for good</button>
</form></section>`
  if (state === 'asked') return null
  return html`<section><h2>Ask</h2><form method="post" action="/desk/identity/${player}/ask">
${token(present)}
<label for="note">Why, for staff</label>
<textarea id="note" name="note" rows="2" maxlength="500" required></textarea>
<button class="main" type="submit">Ask who the player is</button>
</form></section>`
}
