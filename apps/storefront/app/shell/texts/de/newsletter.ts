import type { Texts } from '../texts.ts'

export const newsletter: Texts['newsletter'] = {
  title: 'Abbestellen – {brand}',
  description: 'Beendet die Neuigkeiten per E-Mail.',
  askHeading: 'Unsere Neuigkeiten abbestellen?',
  askText: 'Wir schreiben Ihnen dann nur noch wegen Ihres Kontos.',
  unsubscribe: 'Abbestellen',
  stay: 'Weiter Neuigkeiten erhalten',
  doneHeading: 'E-Mail abbestellt',
  doneText:
    'Sie erhalten keine Neuigkeiten mehr von uns. In Ihrem Profil können Sie sie jederzeit wieder einschalten.',
  invalidHeading: 'Dieser Abmeldelink ist ungültig',
  invalidText:
    'Vielleicht wurde er unterwegs abgeschnitten. Öffnen Sie ihn noch einmal aus der E-Mail, oder schalten Sie die Neuigkeiten in Ihrem Profil aus.',
  failedText: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  toGames: 'Zu den Spielen',
  switch: {
    label: 'Neuigkeiten per E-Mail',
    hint: 'Ab und zu neue Spiele und Aktionen. Abbestellen können Sie in jeder dieser E-Mails.',
    unproven: 'Sie kommen, sobald Sie Ihre E-Mail-Adresse bestätigt haben.',
  },
}
