export const buddy = {
  heading: 'Freunde einladen',
  about:
    'Sie beide erhalten je einen Free Chip über {chip}, sobald Ihr Freund sich über Ihren Link registriert, seine E-Mail-Adresse bestätigt, mindestens {deposit} eingezahlt und {turnover} Echtgeld eingesetzt hat.',
  link: 'Ihr Einladungslink',
  copy: 'Link kopieren',
  friends: {
    one: '{count} Freund hat sich registriert',
    other: '{count} Freunde haben sich registriert',
  },
  given: {
    one: '{count} hat Ihnen einen Chip gebracht',
    other: '{count} haben Ihnen einen Chip gebracht',
  },
  how: 'Wer als Freund zählt',
  failed: 'Ihr Einladungslink wurde nicht geladen. Versuchen Sie es später erneut.',
}
