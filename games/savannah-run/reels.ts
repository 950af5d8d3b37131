/** Strips of Savannah Run, top to bottom, found by annealing over the exact mean of a spin; a window wraps around the end. */
export const strips = {
  base: [
    reel(`
      zebra J A zebra A 10 zebra J lion zebra giraffe K Q giraffe zebra zebra lion zebra zebra
      10 baobab lion zebra elephant J 9 9 10 giraffe A giraffe J J A J 10 lion 10 10 10 lion
      elephant zebra zebra zebra lion
    `),
    reel(`
      Q elephant lion J giraffe zebra Q lion lion baobab giraffe lion elephant giraffe 9 giraffe
      giraffe Q K zebra lion 9 K elephant 9 Q Q Q zebra giraffe wild J 10 zebra zebra A A A K Q
      K 10 elephant elephant elephant
    `),
    reel(`
      giraffe 9 Q A lion J elephant elephant elephant 9 elephant J baobab J K elephant giraffe J
      K 9 K Q elephant A zebra 9 zebra A zebra 10 K zebra wild 9 K 9 9 9 A Q 9 zebra J 9 A Q
    `),
    reel(`
      J 9 J A zebra giraffe 10 A 9 9 baobab lion Q Q Q giraffe zebra J elephant J 10 lion
      elephant Q giraffe zebra 9 10 A giraffe K Q wild 10 K elephant K 9 9 9 K giraffe elephant
      Q 10
    `),
    reel(`
      9 elephant elephant lion elephant Q A giraffe giraffe elephant 10 lion elephant J giraffe
      zebra Q elephant 10 10 10 baobab K A giraffe lion lion lion J J J Q zebra lion 10 10 K
      zebra J A zebra lion A A zebra A
    `),
  ],
  free: [
    reel(`
      giraffe zebra giraffe elephant giraffe 9 zebra J giraffe elephant lion giraffe zebra K 9 9
      elephant zebra lion baobab elephant J K elephant giraffe elephant giraffe Q A A 10 A Q J
      10 elephant K J elephant zebra
    `),
    reel(`
      elephant J K zebra giraffe zebra elephant elephant elephant lion baobab A zebra lion
      elephant 9 elephant elephant elephant K elephant 10 lion J K elephant Q J giraffe 9 wild J
      giraffe zebra lion 10 elephant A K lion
    `),
    reel(`
      K J giraffe Q Q A elephant J K baobab lion elephant K Q A elephant zebra lion K 10 9 9 9 J
      J 10 K lion elephant giraffe wild elephant Q 9 A K elephant giraffe lion elephant
    `),
    reel(`
      A giraffe K 9 giraffe elephant giraffe zebra A baobab J Q A Q 9 10 J lion elephant A 10 J
      J K Q K giraffe elephant elephant wild elephant A K lion elephant A elephant zebra 9
      elephant
    `),
    reel(`
      giraffe Q J lion elephant Q elephant lion K elephant Q elephant K 9 A elephant K elephant
      A baobab K lion giraffe Q elephant K J Q 9 zebra 10 zebra 9 A K A 10 lion K 9
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
