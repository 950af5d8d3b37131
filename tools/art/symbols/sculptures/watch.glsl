// A pocket watch. Tints: case, dial, hands, gem of the crown.
#define LEAN vec3(0.22, 0.14, 0.12)

vec3 C(vec3 p) { return p - vec3(0.0, -0.16, 0.0); }

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = C(p);
  float r = length(q.xy);
  add(s, pillow(r - 0.78, q.z, 0.13, 0.20), 1);
  add(s, length(vec2(r - 0.70, q.z - 0.14)) - 0.085, 1);
  add(s, plate(r - 0.64, q.z - 0.12, 0.06, 0.02), 2);
  vec2 f = fold(q.xy, 12.0);
  add(s, plate(box2(f - vec2(0.0, 0.52), vec2(0.022, 0.075)), q.z - 0.18, 0.03, 0.01), 3);
  vec2 h = q.xy * rot(-1.05), g = q.xy * rot(0.85 + uPhase * 2.0 * PI);
  add(s, plate(max(abs(h.x) - 0.05 * (1.1 - h.y / 0.36), max(-h.y - 0.06, h.y - 0.34)), q.z - 0.21, 0.025, 0.01), 3);
  add(s, plate(max(abs(g.x) - 0.04 * (1.1 - g.y / 0.50), max(-g.y - 0.08, g.y - 0.48)), q.z - 0.24, 0.02, 0.01), 3);
  add(s, ball(q - vec3(0.0, 0.0, 0.24), 0.055), 1);
  add(s, rod(p - vec3(0.0, 0.66, 0.0), 0.10, 0.09) - 0.02, 1);
  add(s, ring(p - vec3(0.0, 0.84, 0.0), 0.13, 0.04), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) { Stuff k = metal(T0, 0.16); k.shine = T0 * 0.07; return k; }
  if (id == 3) return gloss(T2);
  Stuff k = gloss(T1);
  k.shine = T1 * 0.15;
  float r = length(C(p).xy);
  if (abs(r - 0.34) < 0.012) k.base = T2;
  return k;
}
