// A coin of two metals: a milled rim of gold around an enamelled field with a struck four-leaf clover. Tints: rim, enamel, clover, pearls.
#define LEAN vec3(0.22, 0.14, 0.0)

float clover(vec2 p, float size) {
  vec2 q = fold(p, 4.0);
  float s = size * 0.52;
  return heart2((q - vec2(0.0, 0.60 * s + 0.02)) / s) * s;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xy), a = atan(p.y, p.x);
  add(s, plate(r - 0.86, p.z, 0.14, 0.04), 2);
  add(s, plate(abs(r - 0.85) - 0.105 - 0.010 * cos(a * 48.0), p.z, 0.22, 0.06), 1);
  add(s, ring(p - vec3(0.0, 0.0, 0.15), 0.705, 0.028), 1);
  vec2 f = fold(p.xy, 28.0);
  add(s, ball(vec3(f, p.z) - vec3(0.0, 0.85, 0.215), 0.042), 4);
  vec2 t = p.xy;
  t *= rot(0.785398);
  add(s, pillow(clover(t, 1.04), p.z - 0.12, 0.15, 0.15), 3);
  // Its stalk.
  add(s, vine(p - vec3(0.0, 0.0, 0.15), mat3(vec3(0.0), vec3(0.10, -0.28, 0.0), vec3(0.30, -0.50, 0.0)), vec2(0.028, 0.042)), 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  float gleam = abs(p.x + 0.5 * p.y - mix(-2.0, 2.0, uPhase));
  vec3 ray = uPhase > 0.0 ? vec3(1.4, 1.2, 0.7) * smoothstep(0.24, 0.0, gleam) : vec3(0.0);
  if (id == 2) {
    // Rays are cut into the metal beneath the enamel.
    float cut = 0.5 + 0.5 * cos(atan(p.x, p.y) * 36.0);
    Stuff k = gloss(T1 * mix(0.55, 1.0, cut));
    k.shine = T1 * (0.10 + 0.22 * cut * smoothstep(0.8, 0.2, length(p.xy))) + ray * T1;
    k.coat = 1.6;
    return k;
  }
  vec3 c = id == 1 ? T0 : id == 3 ? T2 : T3;
  Stuff k = metal(c, id == 3 ? 0.20 : 0.16);
  k.shine = c * 0.13 + ray * 0.8;
  return k;
}
