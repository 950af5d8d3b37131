import type { Texts } from '../texts.ts'

export const feed: Texts['feed'] = {
  heading: 'Gerade gespielt',
  which: 'Welche Runden',
  kinds: {
    newest: 'Alle Runden',
    mine: 'Meine Runden',
    high: 'Hohe Einsätze',
    lucky: 'Glückstreffer',
  },
  means: {
    newest: 'Die neuesten Runden in allen Spielen. Enden viele zugleich, sehen Sie einige davon.',
    mine: 'Ihre zuletzt beendeten Runden.',
    high: 'Die höchsten Einsätze der letzten Stunde.',
    lucky: 'Gewinne der letzten Stunde mit dem höchsten Vielfachen des Einsatzes.',
  },
  none: {
    newest: 'Noch keine Runden. Die nächste erscheint hier, sobald sie abgerechnet ist.',
    mine: 'Noch keine beendeten Runden. Ihre nächste erscheint hier.',
    high: 'Keine Einsätze in der letzten Stunde. Der nächste erscheint hier.',
    lucky: 'Keine Gewinne in der letzten Stunde. Der nächste erscheint hier.',
  },
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  loading: 'Runden werden geladen',
  failed: 'Ihre Einsätze konnten nicht geladen werden.',
  again: 'Noch einmal versuchen',
  game: 'Spiel',
  player: 'Spieler',
  when: 'Zeit',
  stake: 'Einsatz',
  times: 'Vielfaches',
  win: 'Gewinn',
  signIn: 'Melden Sie sich an, um Ihre Runden zu sehen',
  privacy: {
    label: 'Meine Runden vor anderen verbergen',
    hint: 'In den Live-Listen, Live-Räumen und Turnieren und bei Jackpot-Gewinnern sehen andere Ihre Einsätze und Gewinne unter einem gekürzten Anmeldenamen wie ab***. Wenn Sie sie verbergen, verschwinden sie sofort aus den Live-Listen; sonst steht „Verborgen“ statt Ihres Namens. Bei Einsätzen, die schon in einem Live-Raum liegen, bleibt er bis zum Ende der Runde.',
  },
}
