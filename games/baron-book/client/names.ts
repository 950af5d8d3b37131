import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    book: ['book', 'books'],
    baron: ['baron', 'barons'],
    crest: ['coat of arms', 'coats of arms'],
    goblet: ['goblet', 'goblets'],
    hat: ['top hat', 'top hats'],
  },
  de: {
    book: ['Buch', 'Bücher'],
    baron: ['Baron', 'Barone'],
    crest: ['Wappen', 'Wappen'],
    goblet: ['Kelch', 'Kelche'],
    hat: ['Zylinder', 'Zylinder'],
  },
  es: {
    book: ['libro', 'libros'],
    baron: ['barón', 'barones'],
    crest: ['escudo de armas', 'escudos de armas'],
    goblet: ['copa', 'copas'],
    hat: ['sombrero de copa', 'sombreros de copa'],
  },
  pt: {
    book: ['livro', 'livros'],
    baron: ['barão', 'barões'],
    crest: ['brasão', 'brasões'],
    goblet: ['cálice', 'cálices'],
    hat: ['cartola', 'cartolas'],
  },
  fr: {
    book: ['livre', 'livres'],
    baron: ['baron', 'barons'],
    crest: ['blason', 'blasons'],
    goblet: ['coupe', 'coupes'],
    hat: ['haut-de-forme', 'hauts-de-forme'],
  },
  ja: {
    book: ['本', '本'],
    baron: ['男爵', '男爵'],
    crest: ['エンブレム', 'エンブレム'],
    goblet: ['ゴブレット', 'ゴブレット'],
    hat: ['シルクハット', 'シルクハット'],
  },
}
