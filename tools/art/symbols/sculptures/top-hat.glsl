// A top hat with a band and a flower. Tints: felt, band, flower, brim's edge.
#define LEAN vec3(0.28, 0.22, 0.14)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float r = length(p.xz);
  float R = 0.46 + 0.12 * smoothstep(-0.5, 0.9, p.y) + 0.03 * smoothstep(-0.2, -0.6, p.y);
  add(s, max((r - R) * 0.9, max(p.y - 0.78, -p.y - 0.6)) - 0.02, 1);
  float brimY = p.y + 0.60 - 0.32 * p.x * p.x + 0.16 * p.z * p.z;
  add(s, max(abs(brimY) - 0.045, r - 0.88) * 0.75 - 0.01, 1);
  add(s, length(vec2(brimY, r - 0.88)) * 0.8 - 0.05, 4);
  add(s, max(abs(r - 0.50) - 0.035, abs(p.y + 0.38) - 0.15), 2);
  vec3 f = p - vec3(0.34, -0.32, 0.44);
  vec2 g = fold(f.xy, 6.0);
  add(s, egg(vec3(g, f.z) - vec3(0.0, 0.13, 0.0), vec3(0.085, 0.12, 0.05)), 3);
  add(s, ball(f - vec3(0.0, 0.0, 0.04), 0.08), 5);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 2) { Stuff k = gloss(T1); k.shine = T1 * 0.12; return k; }
  if (id == 3) return gloss(T2);
  if (id == 4) return metal(T3, 0.2);
  if (id == 5) return gloss(vec3(1.0, 0.72, 0.10));
  Stuff k = cloth(T0);
  k.coat = 0.5;
  return k;
}
