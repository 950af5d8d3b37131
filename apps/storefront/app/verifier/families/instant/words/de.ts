import type { InstantRoundWords } from './en.ts'

export const words: InstantRoundWords = {
  title: 'Was gezogen wurde',
  left: 'Links',
  right: 'Rechts',
  captions: {
    gateOpened: 'Multiplikator',
    ballDropped: 'Weg',
    fieldShown: 'Minen',
    towerShown: 'Feuer, Stufe für Stufe',
  },
  eventNames: {
    gateOpened: 'Das Tor öffnet sich bis {result}, Ziel {target}',
    gatePaid: 'Ziel erreicht',
    gateMissed: 'Ziel nicht erreicht',
    ballDropped: 'Eine Kugel fällt durch {rows} Reihen',
    ballSettled: 'Fach {slot}: {times}',
    fieldLaid: '{mines} Minen unter {cells} Feldern',
    gemFound: 'Feld {cell}: Edelstein, {times}',
    mineHit: 'Feld {cell}: Mine',
    fieldShown: 'Das Feld wird gezeigt',
    towerBuilt: '{levels} Stufen mit je {width} Fenstern',
    levelClimbed: 'Stufe {level} ist sicher, {times}',
    trapSprung: 'Feuer auf Stufe {level}',
    towerShown: 'Der Turm wird gezeigt',
    cashedOut: 'Ausgezahlt bei {times}',
  },
}
