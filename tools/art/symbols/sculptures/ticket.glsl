// Two tickets with a star. Tints: front ticket, back ticket, print.
#define LEAN vec3(0.20, 0.14, 0.24)

float card(vec2 p) {
  float d = box2(p, vec2(0.80, 0.42) - 0.05) - 0.05;
  d = max(d, 0.15 - length(vec2(abs(p.x) - 0.82, p.y)));
  vec2 q = vec2(abs(p.x) - 0.80, mod(p.y + 0.05, 0.14) - 0.07);
  return max(d, 0.03 - length(q));
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 f = p - vec3(0.0, -0.12, 0.10);
  f.z -= 0.05 * sin(f.x * 3.0);
  add(s, plate(card(f.xy), f.z, 0.06, 0.02) * 0.9, 1);
  vec3 b = spin(p - vec3(0.02, 0.20, -0.12), -0.42);
  add(s, plate(card(b.xy), b.z, 0.06, 0.02), 2);
  add(s, plate(star2(f.xy + vec2(0.14, 0.0), 5.0, 0.31, 0.14), f.z - 0.06, 0.06, 0.03) * 0.9, 3);
  float line = min(abs(abs(f.y) - 0.32) - 0.016, 9.0);
  line = max(line, abs(f.x) - 0.62);
  line = min(line, max(abs(f.x - 0.42) - 0.018, max(abs(f.y) - 0.32, abs(fract(f.y * 9.0) - 0.5) - 0.32)));
  add(s, plate(line, f.z - 0.06, 0.02, 0.01) * 0.9, 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) { Stuff k = gloss(T2); k.shine = T2 * 0.25; return k; }
  if (id == 4) return gloss(T2);
  Stuff k = gloss(id == 1 ? T0 : T1);
  k.coat = 0.6;
  k.shine = k.base * 0.14;
  return k;
}
