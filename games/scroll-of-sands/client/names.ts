import type { Names } from '@fairhouse/stage/titles/names'

export const names: Names = {
  en: {
    scroll: ['scroll', 'scrolls'],
    pharaoh: ['pharaoh', 'pharaohs'],
    cat: ['temple cat', 'temple cats'],
    scarab: ['scarab', 'scarabs'],
    eye: ['eye', 'eyes'],
  },
  de: {
    scroll: ['Schriftrolle', 'Schriftrollen'],
    pharaoh: ['Pharao', 'Pharaonen'],
    cat: ['Tempelkatze', 'Tempelkatzen'],
    scarab: ['Skarabäus', 'Skarabäen'],
    eye: ['Auge', 'Augen'],
  },
  es: {
    scroll: ['pergamino', 'pergaminos'],
    pharaoh: ['faraón', 'faraones'],
    cat: ['gata sagrada', 'gatas sagradas'],
    scarab: ['escarabajo', 'escarabajos'],
    eye: ['ojo', 'ojos'],
  },
  pt: {
    scroll: ['pergaminho', 'pergaminhos'],
    pharaoh: ['faraó', 'faraós'],
    cat: ['gata sagrada', 'gatas sagradas'],
    scarab: ['escaravelho', 'escaravelhos'],
    eye: ['olho', 'olhos'],
  },
  fr: {
    scroll: ['parchemin', 'parchemins'],
    pharaoh: ['pharaon', 'pharaons'],
    cat: ['chatte sacrée', 'chattes sacrées'],
    scarab: ['scarabée', 'scarabées'],
    eye: ['œil', 'yeux'],
  },
  ja: {
    scroll: ['巻物', '巻物'],
    pharaoh: ['ファラオ', 'ファラオ'],
    cat: ['聖なる猫', '聖なる猫'],
    scarab: ['スカラベ', 'スカラベ'],
    eye: ['目', '目'],
  },
}
