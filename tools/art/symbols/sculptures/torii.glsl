// A gate before the rising sun. Tints: sun, gate, roof of the gate, rays, mist.
#define LEAN vec3(0.16, 0.06, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 c = p - vec3(0.0, 0.10, -0.26);
  add(s, egg(c, vec3(0.80, 0.80, 0.16)), 1);
  add(s, ring(c, 0.82, 0.050), 4);
  float t = 0.5 + 0.5 * sin(uPhase * 2.0 * PI);
  for (int i = 0; i < 3; i++) add(s, egg(p - vec3(-0.50 + 0.52 * float(i) + 0.04 * (t - 0.5) * (float(i) - 1.0), -0.66 - 0.04 * float(i % 2), -0.02), vec3(0.36, 0.085, 0.16)), 5);
  // Two pillars that lean to each other, two beams, the upper one curved.
  vec3 m = mx(p - vec3(0.0, -0.06, 0.16));
  vec3 pillar = m - vec3(0.46, -0.10, 0.0);
  pillar.xy *= rot(-0.055);
  add(s, rod(pillar, 0.092, 0.62), 2);
  add(s, rod(pillar - vec3(0.0, -0.60, 0.0), 0.115, 0.075) - 0.01, 3);
  add(s, box(m - vec3(0.0, 0.26, 0.0), vec3(0.66, 0.062, 0.070), 0.02), 2);
  float lift_ = 0.16 * m.x * m.x;
  vec3 b = m - vec3(0.0, 0.565 + lift_, 0.0);
  add(s, box(b, vec3(0.80, 0.070, 0.095), 0.02) * 0.85, 2);
  add(s, box(b - vec3(0.0, 0.105, 0.0), vec3(0.90, 0.048, 0.130), 0.02) * 0.85, 3);
  add(s, box(m - vec3(0.0, 0.42, 0.03), vec3(0.105, 0.125, 0.055), 0.02), 3);
  add(s, box(m - vec3(0.0, 0.42, 0.065), vec3(0.078, 0.096, 0.035), 0.015), 4);
  for (int i = 0; i < 2; i++) add(s, box(m - vec3(0.46, 0.26, 0.075 - 0.15 * float(i)), vec3(0.05, 0.05, 0.02), 0.01), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) { Stuff k = metal(T3, 0.16); k.shine = T3 * 0.10; return k; }
  if (id == 5) { Stuff k = cloth(T4); k.soft = 1.0; k.shine = T4 * 0.26; return k; }
  if (id == 3) { Stuff k = gloss(T2); k.coat = 1.3; k.shine = T2 * 0.10; return k; }
  if (id == 2) { Stuff k = gloss(T1); k.shine = T1 * 0.20; return k; }
  vec2 q = p.xy - vec2(0.0, 0.10);
  Stuff k = gloss(mix(T0, T0 * 0.62, smoothstep(0.1, -0.8, q.y)));
  k.shine = T0 * (0.34 + 0.30 * exp(-3.0 * dot(q, q)) * (1.0 + sin(uPhase * 2.0 * PI)));
  return k;
}
