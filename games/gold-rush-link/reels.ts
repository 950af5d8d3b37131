/**
 * Strips of Gold Rush Link, top to bottom; a window wraps around the end. Found by annealing the symbols over the exact return of ways and
 * the exact chance of a win (seed 16416), nuggets and wilds kept in place. What they return is proved by the certificate.
 */
export const strips = {
  base: [
    reel(`
      pan mule A pan Q J K A mule cart A A nugget nugget pickaxe Q mule mule 10 K mule J pan 10
      mule Q Q K mule Q cart K cart A Q J cart K lamp J A nugget nugget lamp pan mule pan mule
      pickaxe
    `),
    reel(`
      J pickaxe K A A pickaxe Q K cart pan pan mule K Q mule cart 10 K A pan pan A nugget
      nugget pickaxe lamp A cart wild pickaxe cart Q A cart J mule K nugget nugget 10 mule cart
      J lamp mule A mule pickaxe Q cart
    `),
    reel(`
      K mule Q A K lamp A mule pan cart A mule pickaxe mule A pan J mule nugget nugget cart Q
      10 lamp K cart mule wild 10 J Q pan mule pickaxe 10 cart nugget nugget A mule mule A mule
      pan A A K mule mule pan
    `),
    reel(`
      mule lamp A pan mule A Q 10 mule cart lamp pickaxe 10 mule J pan cart mule lamp A mule
      wild J cart A mule lamp A mule pan lamp 10 A pan lamp nugget nugget pan K mule cart lamp
      mule A cart lamp pan mule nugget nugget
    `),
    reel(`
      mule pan K mule mule lamp Q cart Q K pickaxe J pickaxe K Q A A pan Q J 10 Q J Q A cart
      mule nugget nugget Q lamp pan pan pan nugget nugget lamp cart pan 10 10 A pan pickaxe pan
      Q lamp Q mule
    `),
  ],
}

function reel(symbols: string): readonly string[] {
  return symbols.trim().split(/\s+/)
}
