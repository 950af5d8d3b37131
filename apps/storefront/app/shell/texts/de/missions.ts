import type { Texts } from '../texts.ts'

export const missions: Texts['missions'] = {
  title: 'Missionen – {brand}',
  description: 'Kleine Ziele des Tages, mit Spielgeld als Belohnung.',
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
  gave: '{mission}: {amount} sind auf Ihrem Guthaben.',
  rules:
    'Jeden Tag um Mitternacht (UTC) beginnen sie von vorn. Belohnungen sind Spielgeld und werden nicht ausgezahlt. Sie können bis zum Ende des nächsten Tages abholen. Einsätze, Gewinne und Verluste spielen keine Rolle.',
  bars: {
    limited:
      'Sie haben Limits gesetzt oder machen eine Pause. Deshalb gibt es für Sie gerade keine Missionen. Das achten wir.',
    account: 'Solange wir Ihr Konto prüfen, gibt es keine Missionen.',
    care: 'Weil wir Ihnen eine Pause empfohlen haben, gibt es für Sie gerade keine Missionen.',
    place: 'Wo Sie sind, gibt es keine Missionen.',
    money: 'Missionen gibt es für Konten mit Spielgeld.',
  },
}
