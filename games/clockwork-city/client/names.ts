import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    wild: ['wild', 'wilds'],
    airship: ['airship', 'airships'],
    automaton: ['automaton', 'automata'],
    key: ['key', 'keys'],
    watch: ['pocket watch', 'pocket watches'],
    goggles: ['pair of goggles', 'pairs of goggles'],
  },
  de: {
    wild: ['Joker', 'Joker'],
    airship: ['Luftschiff', 'Luftschiffe'],
    automaton: ['Automat', 'Automaten'],
    key: ['Schlüssel', 'Schlüssel'],
    watch: ['Taschenuhr', 'Taschenuhren'],
    goggles: ['Schutzbrille', 'Schutzbrillen'],
  },
  es: {
    wild: ['comodín', 'comodines'],
    airship: ['dirigible', 'dirigibles'],
    automaton: ['autómata', 'autómatas'],
    key: ['llave', 'llaves'],
    watch: ['reloj', 'relojes'],
    goggles: ['par de gafas', 'pares de gafas'],
  },
  pt: {
    wild: ['curinga', 'curingas'],
    airship: ['dirigível', 'dirigíveis'],
    automaton: ['autômato', 'autômatos'],
    key: ['chave', 'chaves'],
    watch: ['relógio', 'relógios'],
    goggles: ['par de óculos', 'pares de óculos'],
  },
  fr: {
    wild: ['joker', 'jokers'],
    airship: ['dirigeable', 'dirigeables'],
    automaton: ['automate', 'automates'],
    key: ['clé', 'clés'],
    watch: ['montre', 'montres'],
    goggles: ['paire de lunettes', 'paires de lunettes'],
  },
  ja: {
    wild: ['ワイルド', 'ワイルド'],
    airship: ['飛行船', '飛行船'],
    automaton: ['オートマタ', 'オートマタ'],
    key: ['鍵', '鍵'],
    watch: ['懐中時計', '懐中時計'],
    goggles: ['ゴーグル', 'ゴーグル'],
  },
}
