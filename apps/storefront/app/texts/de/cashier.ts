import type { Texts } from '../texts.ts'

export const cashier: Texts['cashier'] = {
  title: 'Kasse – {brand}',
  description: 'Einzahlungen, Auszahlungen und Boni.',
  depositHeading: 'Die Kasse ist noch nicht geöffnet',
  deposit:
    'Hier kann bisher weder ein- noch ausgezahlt werden. Spielgeld ist kostenlos: Unter seiner Grenze füllen Sie es bei Ihrem Guthaben wieder auf.',
  bonusHeading: 'Boni gibt es noch nicht',
  bonus: 'Bisher ist kein Bonus zu holen. Wer wartet, versäumt nichts.',
}
