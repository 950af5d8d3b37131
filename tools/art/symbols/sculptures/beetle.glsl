// A jewel beetle seen from above. Tints: shell, second of the shell, metal, horn.
#define LEAN vec3(0.0, 0.06, -0.22)

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = mx(p);
  float shell = egg(p - vec3(0.0, -0.28, 0.0), vec3(0.54, 0.64, 0.36));
  shell = smax(shell, 0.018 - abs(p.x), 0.05);
  shell = max(shell, p.y - 0.18 - 0.10 * p.x * p.x);
  shell += 0.012 * sin(m.x * 34.0) * smoothstep(0.2, -0.2, p.y);
  add(s, shell * 0.9, 1);
  add(s, max(egg(p - vec3(0.0, 0.26, 0.0), vec3(0.46, 0.26, 0.30)), 0.10 - p.y + 0.16), 4);
  add(s, max(abs(p.y - 0.215 - 0.08 * p.x * p.x) - 0.035, length(p.xz * vec2(1.0, 1.5)) - 0.47), 3);
  add(s, egg(p - vec3(0.0, 0.54, 0.02), vec3(0.22, 0.17, 0.18)), 3);
  float horns = vine(m, mat3(vec3(0.07, 0.62, 0.04), vec3(0.40, 0.72, 0.10), vec3(0.20, 0.98, 0.06)), vec2(0.075, 0.02));
  horns = smin(horns, horn(m, vec3(0.25, 0.78, 0.08), vec3(0.10, 0.80, 0.06), vec2(0.05, 0.015)), 0.03);
  add(s, horns, 3);
  add(s, ball(m - vec3(0.18, 0.56, 0.12), 0.06), 5);
  float legs = vine(m, mat3(vec3(0.34, 0.30, -0.06), vec3(0.78, 0.36, 0.10), vec3(0.72, 0.74, -0.06)), vec2(0.075, 0.04));
  legs = min(legs, vine(m, mat3(vec3(0.44, -0.02, -0.06), vec3(0.92, 0.10, 0.10), vec3(0.94, -0.30, -0.06)), vec2(0.075, 0.04)));
  legs = min(legs, vine(m, mat3(vec3(0.42, -0.36, -0.06), vec3(0.86, -0.34, 0.10), vec3(0.76, -0.86, -0.06)), vec2(0.075, 0.04)));
  add(s, legs, 3);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 3) { Stuff k = metal(T2, 0.17); k.shine = T2 * 0.08; return k; }
  if (id == 5) { Stuff k = gloss(T3); k.shine = T3 * 0.6; return k; }
  float film = 0.5 + 0.5 * sin(5.0 * dot(n, v) + 3.0 * p.y + 2.0 * abs(p.x));
  vec3 c = mix(T0, T1, film * (id == 4 ? 0.6 : 1.0));
  Stuff k = gloss(c);
  k.metal = 0.35;
  k.coat = 1.5;
  k.shine = c * 0.22;
  float spots = length(vec2(abs(p.x) - 0.27, p.y + 0.28)) - 0.11;
  if (id == 1 && abs(spots) < 0.028) return metal(T2, 0.2);
  return k;
}
