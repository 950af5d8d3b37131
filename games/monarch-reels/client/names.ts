import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    wild: ['crown', 'crowns'],
    throne: ['throne', 'thrones'],
    orb: ['orb', 'orbs'],
    sceptre: ['scepter', 'scepters'],
    ring: ['ring', 'rings'],
  },
  de: {
    wild: ['Krone', 'Kronen'],
    throne: ['Thron', 'Throne'],
    orb: ['Reichsapfel', 'Reichsäpfel'],
    sceptre: ['Zepter', 'Zepter'],
    ring: ['Ring', 'Ringe'],
  },
  es: {
    wild: ['corona', 'coronas'],
    throne: ['trono', 'tronos'],
    orb: ['orbe', 'orbes'],
    sceptre: ['cetro', 'cetros'],
    ring: ['anillo', 'anillos'],
  },
  pt: {
    wild: ['coroa', 'coroas'],
    throne: ['trono', 'tronos'],
    orb: ['orbe', 'orbes'],
    sceptre: ['cetro', 'cetros'],
    ring: ['anel', 'anéis'],
  },
  fr: {
    wild: ['couronne', 'couronnes'],
    throne: ['trône', 'trônes'],
    orb: ['orbe', 'orbes'],
    sceptre: ['sceptre', 'sceptres'],
    ring: ['bague', 'bagues'],
  },
  ja: {
    wild: ['王冠', '王冠'],
    throne: ['王座', '王座'],
    orb: ['宝珠', '宝珠'],
    sceptre: ['セプター', 'セプター'],
    ring: ['リング', 'リング'],
  },
}
