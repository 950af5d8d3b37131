// A ship's compass with its rose. Tints: metal, dial, needle, rose. The needle swings with the phase.
#define LEAN vec3(0.16, 0.16, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.08, 0.0);
  float r = length(q.xy);
  add(s, plate(r - 0.80, q.z, 0.14, 0.04), 1);
  add(s, length(vec2(r - 0.80, q.z - 0.10)) - 0.10, 1);
  add(s, plate(r - 0.72, q.z - 0.06, 0.10, 0.02), 2);
  vec2 f = fold(q.xy, 4.0), g = fold(q.xy * rot(PI / 4.0), 4.0);
  float z = q.z - 0.15;
  add(s, max(plate(abs(f.x) - 0.13 * (1.0 - f.y / 0.62), z, 0.05, 0.01), -f.y) * 0.7, 4);
  add(s, max(plate(abs(g.x) - 0.10 * (1.0 - g.y / 0.44), z, 0.03, 0.01), -g.y) * 0.7, 1);
  vec2 m = q.xy * rot(0.6 + 0.5 * sin(uPhase * 2.0 * PI));
  float needle = abs(m.x) - 0.085 * (1.0 - abs(m.y) / 0.60);
  add(s, plate(needle, q.z - 0.25, 0.035, 0.015) * 0.75, m.y > 0.0 ? 3 : 5);
  add(s, ball(q - vec3(0.0, 0.0, 0.27), 0.075), 1);
  add(s, ring(p - vec3(0.0, 0.88, 0.0), 0.13, 0.045), 1);
  add(s, rod(p - vec3(0.0, 0.76, 0.0), 0.08, 0.07), 1);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) return metal(T0, 0.17);
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * 0.35; return k; }
  if (id == 5) return gloss(vec3(0.9, 0.9, 0.95));
  if (id == 4) return gloss(p.x * p.y * (abs(p.x) - abs(p.y + 0.08)) > 0.0 ? T3 : T3 * 0.5);
  vec2 q = p.xy - vec2(0.0, -0.08);
  float tick = abs(fract(atan(q.x, q.y) * 24.0 / PI / 2.0 + 0.5) - 0.5);
  Stuff k = gloss(T1);
  if (tick < 0.10 && length(q) > 0.60 && length(q) < 0.69) k.base = INK;
  k.shine = T1 * 0.10;
  return k;
}
