export const challenge = {
  title: 'Einen Moment, bitte',
  text: 'Wir vergewissern uns, dass Sie keine Maschine sind. Ihr Gerät leistet dafür ein wenig Arbeit; Sie selbst müssen nichts tun.',
  working: 'Ihr Browser wird geprüft',
  fine: 'Kein Rätsel, keine Bilder, und nichts über Sie verlässt diese Seite.',
  frame: 'Sicherheitsprüfung',
  failed:
    'Das hat nicht geklappt. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  again: 'Noch einmal versuchen',
  close: 'Schließen',
}
