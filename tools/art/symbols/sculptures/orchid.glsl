// An orchid. Tints: petals, their middle, lip, leaves.
#define LEAN vec3(0.20, 0.14, 0.0)

float petal(vec3 p, vec2 size, float curl) {
  float t = clamp(p.y / size.y, 0.0, 1.0);
  float w = size.x * sqrt(max(sin(t * PI * 0.92 + 0.1), 0.0));
  p.z -= curl * t * t - 0.5 * p.x * p.x;
  vec2 d = vec2(abs(p.x) - w, max(-p.y, p.y - size.y));
  return plate(min(max(d.x, d.y), 0.0) + length(max(d, 0.0)), p.z, 0.04, 0.03) * 0.7;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = p - vec3(0.0, 0.08, 0.0);
  for (int i = 0; i < 3; i++) add(s, petal(spin(q, float(i) * 2.0 * PI / 3.0) + vec3(0.0, 0.0, 0.10), vec2(0.27, 0.84), -0.12), 1);
  vec3 m = mx(q);
  add(s, petal(spin(m, -1.15), vec2(0.44, 0.86), 0.10), 1);
  float lip = petal(spin(q - vec3(0.0, -0.08, 0.14), PI), vec2(0.25, 0.44), 0.22);
  lip = min(lip, egg(m - vec3(0.13, -0.06, 0.18), vec3(0.12, 0.13, 0.10)));
  add(s, lip, 2);
  add(s, egg(q - vec3(0.0, 0.02, 0.22), vec3(0.09, 0.12, 0.10)), 3);
  add(s, leaf(spin(mx(p) - vec3(0.10, -0.60, -0.16), -2.1), 0.80), 4);
  return s;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  if (id == 4) return gloss(T3);
  if (id == 3) { Stuff k = gloss(vec3(1.0, 0.75, 0.10)); k.shine = vec3(0.2, 0.14, 0.02); return k; }
  if (id == 2) { Stuff k = sugar(T2, n, v); return k; }
  float r = length(p.xy - vec2(0.0, 0.08));
  float vein = smoothstep(0.5, 1.0, sin(atan(p.x, p.y - 0.08) * 40.0));
  Stuff k = sugar(mix(T1, T0, smoothstep(0.10, 0.50, r)), n, v);
  k.base = mix(k.base, T2, 0.30 * vein * smoothstep(0.8, 0.2, r));
  k.coat = 0.4;
  return k;
}
