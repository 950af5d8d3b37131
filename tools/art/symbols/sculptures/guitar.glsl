// A guitar. Tints: top, sides, neck, rosette.
#define LEAN vec3(0.22, 0.08, -0.52)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  float d = length(p.xy - vec2(0.0, -0.52)) - 0.46;
  d = smin(d, length(p.xy - vec2(0.0, 0.02)) - 0.34, 0.20);
  add(s, plate(d, p.z, 0.15, 0.04), 1);
  add(s, length(vec2(d, abs(p.z) - 0.13)) - 0.035, 5);
  add(s, plate(length(p.xy - vec2(0.0, -0.12)) - 0.15, p.z - 0.12, 0.04, 0.01), 6);
  add(s, plate(abs(length(p.xy - vec2(0.0, -0.12)) - 0.19) - 0.03, p.z - 0.14, 0.03, 0.01), 4);
  add(s, box(p - vec3(0.0, 0.42, 0.14), vec3(0.085, 0.56, 0.05), 0.02), 3);
  add(s, box(p - vec3(0.0, 1.06, 0.10), vec3(0.14, 0.18, 0.05), 0.03), 2);
  add(s, box(p - vec3(0.0, -0.66, 0.17), vec3(0.20, 0.045, 0.05), 0.02), 3);
  float x = abs(abs(p.x) - 0.035) - 0.0;
  add(s, max(length(vec2(x - 0.017, p.z - 0.225)) - 0.010, max(p.y - 1.1, -p.y - 0.66)), 7);
  vec3 m = mx(p);
  for (int i = 0; i < 3; i++) add(s, ball(m - vec3(0.18, 0.94 + 0.11 * float(i), 0.10), 0.045), 7);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) {
    Stuff k = timber(n.z > 0.5 ? T0 * 1.5 : T1 * 1.4, p);
    k.coat = 1.0;
    float d = length(p.xy - vec2(0.0, -0.3));
    k.base *= mix(1.15, 0.45, smoothstep(0.25, 0.75, d));
    k.shine = k.base * 0.10;
    return k;
  }
  if (id == 2) return gloss(T1);
  if (id == 3) {
    Stuff k = timber(T2, p);
    if (abs(fract(p.y * 8.0) - 0.5) < 0.07 && p.y > 0.0) k = metal(SILVER, 0.2);
    return k;
  }
  if (id == 4) return gloss(T3);
  if (id == 5) return gloss(vec3(0.93, 0.86, 0.68));
  if (id == 6) return gloss(INK);
  return metal(SILVER, 0.2);
}
