// An orb with its cross. Tints: enamel, metal, stones, pearls.
#define LEAN vec3(0.24, 0.16, 0.10)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 o = p - vec3(0.0, -0.22, 0.0);
  add(s, ball(o, 0.62), 1);
  // A band around, another over the top.
  add(s, max(abs(length(o) - 0.63) - 0.035, abs(o.y) - 0.095), 2);
  add(s, max(abs(length(o) - 0.63) - 0.030, max(abs(o.x) - 0.080, -o.y)), 2);
  add(s, ring((o - vec3(0.0, 0.10, 0.0)).xzy, 0.635, 0.026), 2);
  add(s, ring((o + vec3(0.0, 0.10, 0.0)).xzy, 0.635, 0.026), 2);
  // Stones on the band, pearls between.
  float a = atan(o.x, o.z), k = 2.0 * PI / 10.0;
  float at = floor(a / k + 0.5) * k, between = (floor(a / k) + 0.5) * k;
  add(s, egg(o - vec3(sin(at) * 0.66, 0.0, cos(at) * 0.66), vec3(0.085, 0.07, 0.085)), 3);
  add(s, ball(o - vec3(sin(between) * 0.665, 0.0, cos(between) * 0.665), 0.036), 4);
  for (int i = 0; i < 3; i++) {
    float t = 0.42 + 0.36 * float(i);
    add(s, ball(o - vec3(0.0, sin(t), cos(t)) * 0.66, 0.052), i == 1 ? 3 : 4);
  }
  // The cross: arms that widen, a stone in its heart, pearls at its ends.
  vec3 c = p - vec3(0.0, 0.66, 0.0);
  add(s, rod(p - vec3(0.0, 0.43, 0.0), 0.075, 0.05), 2);
  vec2 q = abs(c.xy);
  float arm = min(max(q.x - 0.045 - 0.30 * q.y * q.y, q.y - 0.27), max(q.y - 0.045 - 0.30 * q.x * q.x, q.x - 0.27));
  add(s, plate(arm, c.z, 0.055, 0.02) * 0.8, 2);
  add(s, egg(c - vec3(0.0, 0.0, 0.05), vec3(0.075, 0.075, 0.05)), 3);
  add(s, ball(vec3(min(abs(q.x - 0.29), 9.0), q.y, c.z), 0.05), 4);
  add(s, ball(vec3(q.x, c.y - 0.29, c.z), 0.05), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 1) { Stuff k = gloss(T0); k.coat = 1.5; k.shine = T0 * 0.22; return k; }
  if (id == 3) { Stuff k = gem(T2, p, n, v); k.shine *= 1.0 + 0.8 * sin(uPhase * 2.0 * PI + p.x * 5.0) * step(0.001, uPhase); return k; }
  if (id == 4) { Stuff k = gloss(T3); k.coat = 1.3; k.shine = T3 * 0.12; return k; }
  Stuff k = metal(T1, 0.15);
  k.shine = T1 * 0.09 + vec3(1.0, 0.8, 0.4) * smoothstep(0.14, 0.0, abs(p.x + p.y * 0.7 - mix(-2.0, 2.0, uPhase))) * step(0.001, uPhase);
  return k;
}
