import type { MessageTexts } from './message-texts.ts'

/** What every new player finds. */
export const welcomeMessage: MessageTexts = {
  en: {
    subject: 'Welcome to the house',
    body: `Good to have you here. Three things that are worth knowing before the first round:

- **Every outcome can be checked.** The hash of each seed is shown before you play, the seed itself afterwards. Any past round can be worked out again in your own browser, under “My bets”.
- **Every figure is exact.** A game’s return, how often it pays and its top win stand in its certificate. They are worked out, not measured.
- **You decide when it is enough.** Play for the fun of it, and stop when it is none.

News about your account comes here. You can remove it whenever you like.`,
  },
  de: {
    subject: 'Willkommen im Haus',
    body: `Schön, dass Sie da sind. Drei Dinge, die man vor der ersten Runde wissen sollte:

- **Jedes Ergebnis lässt sich nachprüfen.** Die Prüfsumme jedes Startwerts sehen Sie vor dem Spiel, den Startwert selbst danach. Jede vergangene Runde lässt sich unter „Meine Runden“ in Ihrem eigenen Browser nachrechnen.
- **Jede Zahl ist genau.** Was ein Spiel ausschüttet, wie oft es zahlt und wie hoch sein Spitzengewinn ist, steht in seinem Zertifikat: errechnet, nicht gemessen.
- **Sie entscheiden, wann es genug ist.** Spielen Sie, weil es Spaß macht, und hören Sie auf, wenn nicht mehr.

Neues zu Ihrem Konto finden Sie hier. Sie können es jederzeit löschen.`,
  },
}
