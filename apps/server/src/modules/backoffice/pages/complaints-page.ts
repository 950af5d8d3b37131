import { numberOf, type StoredComplaint } from '#modules/complaints'
import { token } from '../frame.ts'
import { type Html, html } from '../html.ts'
import { facts, moment, table } from '../shown.ts'
import { may } from '../staff/roles.ts'
import type { Present } from '../staff/sitting.ts'
import { complaintStateInWords, complaintStepInWords, complaintSubjectInWords } from '../words.ts'

/** Complaints for which an answer is owed, the one that is due first first. */
export const complaintsPage = (waiting: readonly StoredComplaint[], now: number): Html =>
  html`<section>${table(
    'Waiting for an answer',
    ['Number', 'Due', 'About', 'Status', 'Player'],
    waiting.map(({ id, dueAt, subject, state, player }) => [
      html`<a href="/desk/complaints/${id}">${numberOf(id)}</a>`,
      dueAt === null
        ? ''
        : html`${moment(dueAt)}${dueAt < now ? html` <span class="tag now">late</span>` : null}`,
      complaintSubjectInWords(subject),
      complaintStateInWords(state),
      html`<a href="/desk/players/${player}">${player}</a>`,
    ]),
    'No answer is owed.',
  )}</section>`

/** One complaint with all that was said, and the form for an answer where one is owed. */
export const complaintPage = (one: StoredComplaint, present: Present): Html =>
  html`<div class="grid"><section><h2>Complaint</h2>${facts([
    ['Player', html`<a href="/desk/players/${one.player}">${one.player}</a>`],
    ['About', complaintSubjectInWords(one.subject)],
    ['Round or payment', one.reference ?? 'not told'],
    ['Status', complaintStateInWords(one.state)],
    ['Answer due', one.dueAt === null ? 'none owed' : moment(one.dueAt)],
  ])}</section>
<section><h2>What was said</h2>${one.steps.map(
    ({ what, staff, text, at }) =>
      html`<h3>${complaintStepInWords(what)}, ${moment(at)}${staff === null ? null : `, ${staff}`}</h3>
${text.split('\n').map((line) => html`<p>${line}</p>`)}`,
  )}
${one.dueAt !== null && may(present.role, 'answerComplaints') ? answerForm(one, present) : null}</section></div>`

const answerForm = ({ id }: StoredComplaint, present: Present): Html =>
  html`<form method="post" action="/desk/complaints/${id}/answer">${token(present)}
<label for="text">Answer, as the player reads it</label>
<textarea id="text" name="text" rows="8" required minlength="3" maxlength="4000"></textarea>
<button class="main" type="submit">Answer</button></form>`
