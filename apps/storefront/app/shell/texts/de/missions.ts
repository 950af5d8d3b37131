import type { Texts } from '../texts.ts'

export const missions: Texts['missions'] = {
  title: 'Missionen – {brand}',
  description: 'Kleine Ziele des Tages, mit einer Belohnung für jedes.',
  heading: 'Missionen',
  lead: 'Drei kleine Ziele am Tag. Jede beendete Runde zählt, der kleinste Einsatz so viel wie der größte.',
  logInTitle: 'Melden Sie sich an, um Ihre Missionen zu sehen',
  logInText: 'Hier sehen Sie Ihre Missionen und wie weit Sie sind.',
  loading: 'Ihre Missionen werden geladen',
  failed: 'Ihre Missionen wurden nicht geladen.',
  tryAgain: 'Noch einmal versuchen',
  today: 'Heute',
  left: 'Noch von gestern',
  names: {
    rounds: '{goal} Runden beenden',
    games: '{goal} verschiedene Spiele spielen',
    kinds: '{goal} Arten von Spielen spielen, zum Beispiel Slots und Poker',
  },
  progress: '{done} von {goal}',
  reward: 'Belohnung: {amount}',
  collect: '{amount} abholen',
  collected: 'Abgeholt: {amount}',
  gave: '{mission}: Sie haben {amount} bekommen.',
  rules:
    'Jeden Tag um Mitternacht (UTC) beginnen sie von vorn. Sie können bis zum Ende des nächsten Tages abholen. Einsätze, Gewinne und Verluste spielen keine Rolle.',
  rewards: {
    CREDIT: 'Belohnungen sind Spielgeld und werden nicht ausgezahlt.',
    POINT: 'Belohnungen sind Comp-Punkte. In der Kasse tauschen Sie sie gegen einen Bonus.',
  },
  points: '{points} C.P.',
  bars: {
    limited:
      'Sie haben Limits gesetzt oder machen eine Pause. Deshalb gibt es für Sie gerade keine Missionen. Das achten wir.',
    account: 'Solange wir Ihr Konto prüfen, gibt es keine Missionen.',
    care: 'Weil wir Ihnen eine Pause empfohlen haben, gibt es für Sie gerade keine Missionen.',
    place: 'Wo Sie sind, gibt es keine Missionen.',
    email: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Danach sehen Sie hier Ihre Missionen.',
  },
}
