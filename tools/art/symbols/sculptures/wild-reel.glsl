// A whole reel gone wild: emblems (shape 1) above and below a banner that says so (shape 0), on a plate one by three.
// Tints as of a wild: plate, metal, emblem, banner.
#define LEAN vec3(0.0, 0.0, 0.0)

const vec2 HALF = vec2(0.84, 2.84);

float form(vec2 p) { return box2(p, HALF - 0.14) - 0.14; }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec2 e = vec2(p.x, abs(p.y) - 1.62);
  e.y *= p.y < 0.0 ? -1.0 : 1.0;
  float d = form(p.xy);
  add(s, plate(d, p.z + 0.10, 0.10, 0.03), 1);
  add(s, length(vec2(d + 0.03, p.z - 0.02)) - 0.085, 2);
  add(s, length(vec2(d + 0.17, p.z - 0.0)) - 0.024, 2);
  add(s, length(vec2(length(e) - 0.68, p.z)) - 0.045, 2);
  add(s, plate(length(e) - 0.66, p.z + 0.04, 0.06, 0.02), 7);
  add(s, pillow(shape1(vec2(e.x, e.y)), p.z - 0.03, 0.26, 0.20), 3);
  vec2 f = vec2(abs(p.x) - 0.52, abs(abs(p.y) - 1.62) - 0.86);
  add(s, egg(vec3(f, p.z - 0.02), vec3(0.10, 0.10, 0.09)), 8);
  vec3 b = p - vec3(0.0, 0.02, -0.24);
  banner(s, vec3(b.x * 0.98, b.y, b.z), 0.0, ivec3(4, 5, 6));
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) return metal(T1, 0.18);
  if (id == 8) return gem(T3, p, n, v);
  if (id == 3) {
    Stuff k = stuff(T2, 0.55, 0.2);
    k.coat = 0.8;
    k.shine = T2 * 0.16;
    return k;
  }
  if (id == 1 || id == 7) {
    vec2 c = id == 7 ? vec2(p.x, abs(p.y) - 1.62) : p.xy;
    float ray = smoothstep(0.35, 0.65, 0.5 + 0.5 * cos(atan(c.x, c.y) * (id == 7 ? 16.0 : 24.0)));
    Stuff k = gloss(T0 * mix(0.45, 1.0, ray) * (id == 7 ? 1.0 : 0.75));
    k.shine = T0 * (0.22 + 0.8 * exp(-1.6 * dot(c, c))) * mix(0.5, 1.0, ray);
    return k;
  }
  return bannerStuff(id - 4, p, T3);
}
