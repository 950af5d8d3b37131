// An elephant. Tints: skin, ears' inside, cloth of the brow, tusks.
#define LEAN vec3(0.22, 0.06, 0.0)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  vec3 e = m - vec3(0.66, 0.16, -0.12);
  e.xz *= rot(-0.35);
  float ear = egg(e, vec3(0.38, 0.54, 0.12));
  ear = smin(ear, egg(e - vec3(-0.02, -0.34, 0.0), vec3(0.22, 0.30, 0.09)), 0.1);
  ear = smax(ear, -egg(e - vec3(-0.02, -0.02, 0.14), vec3(0.29, 0.44, 0.11)), 0.03);
  add(s, ear, 2);
  float d = egg(p - vec3(0.0, 0.30, 0.08), vec3(0.48, 0.50, 0.42));
  d = smin(d, egg(m - vec3(0.20, 0.56, 0.06), vec3(0.24, 0.22, 0.28)), 0.10);
  d = smin(d, egg(m - vec3(0.24, -0.06, 0.22), vec3(0.20, 0.22, 0.22)), 0.10);
  float trunk = vine(p, mat3(vec3(0.0, 0.06, 0.42), vec3(0.0, -0.62, 0.62), vec3(0.10, -0.78, 0.52)), vec2(0.23, 0.14));
  trunk = smin(trunk, vine(p, mat3(vec3(0.10, -0.78, 0.52), vec3(0.32, -0.98, 0.55), vec3(0.46, -0.68, 0.58)), vec2(0.14, 0.10)), 0.06);
  trunk += 0.012 * sin(p.y * 42.0);
  d = smin(d, trunk, 0.12);
  add(s, d * 0.9, 1);
  add(s, vine(m, mat3(vec3(0.26, -0.20, 0.34), vec3(0.34, -0.60, 0.46), vec3(0.30, -0.72, 0.72)), vec2(0.085, 0.015)), 4);
  add(s, ball(m - vec3(0.30, 0.24, 0.40), 0.085), 5);
  float lid = max(ball(m - vec3(0.30, 0.24, 0.40), 0.105), 0.03 - (m.y - 0.24) + 0.3 * (m.x - 0.30));
  add(s, lid, 1);
  float brow = plate((abs(p.x) * 1.3 + abs(p.y - 0.50)) * 0.7 - 0.24, p.z - 0.46 + 0.5 * (p.y - 0.4) * (p.y - 0.4), 0.06, 0.03);
  add(s, brow, 3);
  add(s, egg(p - vec3(0.0, 0.50, 0.52), vec3(0.11, 0.13, 0.07)), 6);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  vec3 m = mx(p);
  if (id == 5) return eyeStuff(m, vec3(0.30, 0.24, 0.40), 0.085, vec3(0.25, 0.10, 0.03));
  if (id == 4) return gloss(T3);
  if (id == 3) return gold(0.2);
  if (id == 6) return gem(T2, p, n, v);
  Stuff k = plush(T0 * (0.8 + 0.4 * fbm(p * 5.0)));
  k.rough = 0.5;
  if (id == 2 && length((m.xy - vec2(0.66, 0.14)) / vec2(0.30, 0.44)) < 1.0 && n.z > 0.2) k.base = mix(k.base, T1, 0.8);
  return k;
}
