// A coat of arms on crossed sabres under a coronet. Tints: first field, second field, gold, steel, stones.
#define LEAN vec3(0.20, 0.08, 0.0)

float shield2(vec2 p) {
  float x = abs(p.x);
  float side = x - 0.56 * sqrt(max(1.0 - pow(clamp(-(p.y - 0.10) / 0.92, 0.0, 1.0), 2.2), 0.0)) - 0.001;
  float top = p.y - 0.40 - 0.07 * cos(x * 5.6);
  return max(max(side, top), -p.y - 0.84) * 0.82;
}
Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, -0.10, 0.0), m = mx(p);
  // Sabres behind.
  vec3 w = m - vec3(0.0, -0.10, -0.20);
  w.xy *= rot(-0.80);
  float blade = max(max(abs(w.x - 0.10 * (w.y - 0.2) * (w.y - 0.2)) - 0.070 * smoothstep(1.22, 0.9, w.y) - 0.004, abs(w.z) - 0.028), max(w.y - 1.20, -w.y - 0.62));
  add(s, blade * 0.8 - 0.008, 4);
  add(s, box(w - vec3(0.02, -0.66, 0.0), vec3(0.20, 0.040, 0.07), 0.035), 3);
  add(s, stick(w, vec3(0.02, -0.68, 0.0), vec3(0.03, -0.94, 0.0), 0.062), 6);
  add(s, ball(w - vec3(0.03, -1.00, 0.0), 0.085), 3);
  // The shield with its rim, bowed.
  float bow = 0.13 * (1.0 - 1.6 * q.x * q.x) - 0.06 * q.y * q.y;
  float d = shield2(q.xy);
  add(s, plate(d + 0.05, q.z - bow, 0.09, 0.04) * 0.8, 1);
  add(s, length(vec2(d + 0.035, q.z - bow - 0.07)) * 0.8 - 0.062, 3);
  float bars = min(abs(q.x) - 0.022, abs(q.y + 0.08) - 0.022);
  add(s, plate(max(bars, d + 0.05), q.z - bow - 0.08, 0.04, 0.02) * 0.8, 3);
  // What the quarters bear: a star twice, a stone twice.
  for (int i = 0; i < 4; i++) {
    float x = i < 2 ? -1.0 : 1.0, y = mod(float(i), 2.0) < 0.5 ? 1.0 : 0.0;
    vec2 c = vec2(x * (0.26 - 0.05 * (1.0 - y)), y > 0.5 ? 0.14 : -0.34);
    bool isStar = (x < 0.0) == (y > 0.5);
    if (isStar) add(s, plate(star2(q.xy - c, 5.0, 0.165, 0.072), q.z - bow - 0.10, 0.045, 0.025) * 0.8, 3);
    else {
      vec3 g = vec3(q.xy - c, q.z - bow - 0.10);
      vec2 f = fold(g.xy, 6.0);
      add(s, max(max(f.y - 0.135, (f.y * 0.8 + g.z - 0.135) * 0.78), -g.z - 0.05) * 0.8, 5);
    }
  }
  // The coronet.
  vec3 c = p - vec3(0.0, 0.58, 0.06);
  float r = length(c.xz), a = atan(c.x, c.z);
  add(s, max(abs(r - 0.40) - 0.035, abs(c.y + 0.05) - 0.085) - 0.012, 3);
  add(s, ring((c - vec3(0.0, 0.05, 0.0)).xzy, 0.41, 0.032), 3);
  add(s, ring((c - vec3(0.0, -0.14, 0.0)).xzy, 0.41, 0.036), 3);
  float k = 2.0 * PI / 10.0, t = (floor(a / k) + 0.5) * k;
  vec3 top = vec3(sin(t) * 0.45, 0.30, cos(t) * 0.45);
  add(s, stick(c, vec3(sin(t) * 0.41, 0.04, cos(t) * 0.41), top, 0.030), 3);
  add(s, ball(c - top - vec3(0.0, 0.04, 0.0), 0.080), 7);
  add(s, ball(c - vec3(sin(t) * 0.43, -0.045, cos(t) * 0.43), 0.048), 5);
  add(s, egg(c - vec3(0.0, 0.06, 0.0), vec3(0.37, 0.20, 0.37)), 2);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 q = p - vec3(0.0, -0.10, 0.0);
  if (id == 3) { Stuff k = gold(0.15); k.base = T2; return k; }
  if (id == 4) { Stuff k = metal(T3, 0.14); k.shine = T3 * 0.06; return k; }
  if (id == 5) return gem(T4, p, n, v);
  if (id == 6) { Stuff k = gloss(T1 * 0.5); k.base *= 0.7 + 0.4 * sin(p.y * 60.0); return k; }
  if (id == 7) { Stuff k = gloss(vec3(0.95, 0.93, 0.90)); k.coat = 1.6; k.shine = vec3(0.12); return k; }
  if (id == 2) { Stuff k = plush(T1); k.shine = T1 * 0.12; return k; }
  bool first = (q.x < 0.0) == (q.y > -0.08);
  vec3 c = first ? T0 : T1;
  Stuff k = gloss(c * (0.85 + 0.18 * sin(q.x * 40.0 + (first ? 1.0 : -1.0) * q.y * 40.0)));
  k.coat = 1.4;
  k.shine = c * 0.14;
  float gleam = q.x + 0.6 * q.y - mix(-1.3, 1.3, uPhase);
  k.shine += vec3(1.0, 0.95, 0.8) * 0.55 * smoothstep(0.13, 0.0, abs(gleam)) * step(0.001, uPhase);
  return k;
}
