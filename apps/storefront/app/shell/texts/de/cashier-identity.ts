export const cashierIdentity = {
  title: 'Identität – {brand}',
  description: 'Zeigen Sie, wer Sie sind, damit Ihr Geld bei niemand anderem ankommt.',
  heading: 'Identität bestätigen',
  lead: 'Wir müssen wissen, wem wir auszahlen. Wir fragen nur einmal und nur nach dem Nötigen.',
  notAskedTitle: 'Keine Unterlagen nötig',
  notAsked:
    'Sie können auszahlen, ohne Ihre Identität zu bestätigen. Falls sich das ändert, sagen wir es auf der Auszahlungsseite.',
  inReviewTitle: 'Ihre Unterlagen werden geprüft',
  inReview:
    'Das dauert meist weniger als einen Tag. Auszahlungen, die darauf warten, gehen von selbst weiter.',
  approvedTitle: 'Ihre Identität ist bestätigt',
  approved: 'Alles ist in Ordnung. Mehr brauchen wir nicht.',
  rejectedTitle: 'Ihre Unterlagen konnten nicht angenommen werden.',
  rejected: 'Unser Team hat sie abgelehnt. Für Näheres schreiben Sie bitte dem Support.',
  tryAgain: 'Sie können andere schicken.',
  toWithdraw: 'Zurück zu den Auszahlungen',
  whoSees:
    'Ihre Unterlagen werden versiegelt, nur von denen gesehen, die sie prüfen, und gelöscht, sobald das Gesetz sie nicht mehr verlangt.',
  takes:
    'Fotos (JPEG, PNG) oder PDF, je bis zu 5 MB. Große Fotos werden hier verkleinert, bevor sie gesendet werden.',
  required: 'nötig',
  optional: 'falls vorhanden',
  there: 'Ist da ({size}).',
  remove: 'Entfernen: {paper}',
  sending: 'Wird gesendet: {share}',
  tooLarge: 'Diese Datei ist auch verkleinert zu groß. Bis zu 5 MB lassen sich senden.',
  notTaken: 'Das ist kein JPEG, PNG oder PDF, das wir lesen könnten.',
  photograph: 'Foto aufnehmen',
  choose: 'Datei wählen',
  missing: 'Es fehlt noch:',
  handIn: 'Unterlagen einreichen',
  handInMeans: 'Danach lassen sich die Unterlagen nicht mehr ändern, bis sie geprüft sind.',
  provider:
    'Ein Unternehmen, das für uns prüft, macht das auf seiner eigenen Seite. Es dauert wenige Minuten; halten Sie Ihr Dokument bereit.',
  begin: 'Beginnen',
  notNow: 'Gerade ist das nicht möglich. Bitte versuchen Sie es in einigen Minuten erneut.',
  papers: {
    identityFront: 'Ausweis, Vorderseite',
    identityBack: 'Ausweis, Rückseite',
    selfie: 'Foto von Ihnen',
    address: 'Nachweis der Adresse',
    funds: 'Woher Ihr Geld kommt',
  },
  hints: {
    identityFront:
      'Reisepass, Personalausweis oder Führerschein: alle vier Ecken im Bild, nichts verdeckt, keine Spiegelung.',
    identityBack: 'Nötig bei Personalausweis und Führerschein, nicht beim Reisepass.',
    selfie: 'Ihr Gesicht und daneben das Dokument, beides gut zu erkennen.',
    address:
      'Eine Rechnung oder ein Bankschreiben der letzten drei Monate mit Ihrem Namen und Ihrer Adresse.',
    funds: 'Eine Gehaltsabrechnung, ein Kontoauszug oder ein Steuerbescheid.',
  },
  why: {
    firstWithdrawal: 'Dies ist Ihre erste Auszahlung.',
    sumOfWithdrawals:
      'Ihre Auszahlungen haben eine Summe erreicht, ab der wir wissen müssen, wem wir auszahlen.',
    review: 'Unser Team möchte sicher sein, dass Sie es sind.',
    funds:
      'Ihre Einzahlungen haben eine Summe erreicht, ab der wir fragen müssen, woher das Geld kommt.',
  },
  reasons: {
    unreadable: 'Sie waren nicht lesbar.',
    expired: 'Das Dokument ist abgelaufen.',
    incomplete: 'Es fehlte etwas.',
    otherPerson: 'Das Dokument lautet nicht auf den Namen dieses Kontos.',
    kindNotAccepted: 'Diese Art von Dokument wird nicht angenommen.',
    notConvinced: 'Sie haben uns nicht überzeugt, dass Sie es sind.',
  },
}
