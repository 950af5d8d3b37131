export const consent = {
  label: 'Dienste außerhalb',
  bar: 'Dürfen wir Dienste außerhalb dieses Hauses nutzen? Bevor Sie zustimmen, wird keiner davon gefragt, und nichts über Sie verlässt das Haus. Ohne sie geht alles genauso.',
  accept: 'Erlauben',
  decline: 'Nicht erlauben',
  choose: 'Auswählen',
  heading: 'Dienste außerhalb',
  lead: 'Was Sie hier erlauben, können Sie hier jederzeit zurücknehmen. Nichts anderes hängt davon ab.',
  chat: 'Live-Chat',
  chatText:
    'Läuft bei {place}. Wenn Sie ihn öffnen, erhält er Ihren Anmeldenamen, Ihre E-Mail-Adresse, Ihre VIP-Stufe und Ihre IP-Adresse.',
  analytics: 'Seitenstatistik',
  analyticsText:
    'Läuft bei {place}. Sie erfährt, welche Seiten geöffnet werden, und nichts darüber, von wem.',
  reporting: 'Fehlerberichte',
  reportingText:
    'Gehen an {place}. Sie sagen, was auf einer Seite schiefging, und nichts über Sie.',
  saved: 'Ihre Wahl ist gemerkt.',
  openChat: 'Mit uns chatten',
  closeChat: 'Chat schließen',
  chatName: 'Live-Chat',
  chatAsk:
    'Der Chat läuft bei {place}. Wenn Sie ihn starten, erhält er Ihren Anmeldenamen, Ihre E-Mail-Adresse, Ihre VIP-Stufe und Ihre IP-Adresse.',
  startChat: 'Chat starten',
  chatOpens: 'Der Chat wird geöffnet',
  notNow: 'Jetzt nicht',
}
