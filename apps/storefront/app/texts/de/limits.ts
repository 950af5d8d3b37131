import type { Texts } from '../texts.ts'

export const limits: Texts['limits'] = {
  title: 'Ihre Limits – {brand}',
  description: 'Limits für Spiel und Einzahlungen setzen, Pause machen oder sich selbst sperren.',
  heading: 'Ihre Limits',
  lead: 'Sie bestimmen, was das Spiel kosten darf. Ein strengeres Limit gilt sofort, ein lockereres nach einem Tag und einem zweiten Ja.',
  loading: 'Ihre Limits werden geladen',
  tryAgain: 'Noch einmal versuchen',
  logInTitle: 'Melden Sie sich an, um Limits zu setzen',
  logInText: 'Limits gehören zu Ihrem Konto.',
  lately: 'Ihre letzten 30 Tage',
  staked: 'Gesetzt',
  won: 'Gewonnen',
  lost: 'Verloren',
  ahead: 'Im Plus',
  paidIn: 'Eingezahlt',
  kinds: {
    stake: {
      heading: 'Einsätze',
      text: 'So viel setzen Sie höchstens in allen Spielen zusammen, auch aus Gewinnen.',
    },
    loss: {
      heading: 'Verluste',
      text: 'So viel verlieren Sie höchstens: was Sie setzen und nicht zurückgewinnen.',
    },
    deposit: {
      heading: 'Einzahlungen',
      text: 'So viel zahlen Sie höchstens ein, mit allen Zahlungsmethoden zusammen.',
    },
  },
  periods: {
    day: 'Pro Tag',
    week: 'Pro Woche',
    month: 'Pro Monat',
  },
  none: 'Kein Limit',
  set: 'Limit setzen',
  change: 'Ändern',
  left: 'Noch {left}',
  wishWaits: 'Sie haben {to} gewünscht. Bestätigen können Sie es ab {when}.',
  wishReady: 'Sie haben {to} gewünscht. Ihr Limit bleibt, bis Sie es bestätigen.',
  confirmWish: 'Bestätigen',
  keep: 'Limit behalten',
  cancel: 'Abbrechen',
  slider: 'Betrag',
  latelyHint: {
    stake: 'In den letzten 30 Tagen haben Sie {sum} gesetzt.',
    loss: 'In den letzten 30 Tagen haben Sie {sum} verloren.',
    deposit: 'In den letzten 30 Tagen haben Sie {sum} eingezahlt.',
  },
  looserMeans:
    'Das ist lockerer als Ihr Limit. In 24 Stunden fragen wir Sie noch einmal; bis dahin bleibt es, wie es ist.',
  tighterMeans: 'Das gilt sofort. Tage beginnen um Mitternacht UTC, Wochen am Montag.',
  askFor: '{most} wünschen',
  setTo: '{most} setzen',
  remove: 'Kein Limit wünschen',
  realityHeading: 'Blick auf die Uhr',
  realityText:
    'Während Sie spielen, sagen wir Ihnen, wie lange es schon dauert und was dabei herauskam.',
  never: 'Nie',
  pauseHeading: 'Pause machen',
  pauseText:
    'Kein Spiel und keine Einzahlung, bis die Pause vorbei ist. Offene Runden können Sie beenden und Ihr Geld jederzeit auszahlen.',
  timeOut: 'Auszeit',
  exclusion: 'Selbstsperre',
  exclusionText:
    'Wenn eine Pause nicht reicht. Sie gilt auch für jedes andere Konto, das Sie hier eröffnen.',
  help: 'Wenn das Spielen keine Freude mehr macht, sprechen Sie mit jemandem: mit Ihrer Ärztin, Ihrem Arzt oder einer Beratungsstelle in Ihrem Land.',
  timeOutQuestion: 'Pause machen: {span}?',
  exclusionQuestion: 'Sich selbst sperren: {span}?',
  pauseMeans:
    'Bis sie vorbei ist, können Sie weder spielen noch einzahlen. Niemand kann sie früher beenden, auch wir nicht.',
  understood: 'Mir ist klar, dass sich das nicht rückgängig machen lässt.',
  takeTimeOut: 'Pause beginnen',
  exclude: 'Mich sperren',
  forEver: 'Für immer',
  pausedUntil: 'Sie machen Pause bis {until}',
  pausedForEver: 'Sie haben sich für immer gesperrt',
  pausedText:
    'Sie können weder spielen noch einzahlen. Offene Runden können Sie beenden und Ihr Geld auszahlen.',
}
